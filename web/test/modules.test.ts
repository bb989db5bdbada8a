import { clockFace } from '$text/clock';
import { describe, expect, test, vi } from 'vitest';
import { decisive, everScored, leadSince, scores, tieBroken, winners } from '../src/text/outcome';
import { render } from '../src/text/markdown';
import { tableFrom } from '../src/net/openTable';
import { Play } from '../src/boards/offers';
import { isPosition } from '../src/net/openedFile.svelte';
import { parse, withoutServer } from '../src/ui/router.svelte';
import { initials } from '../src/boards/seats';

describe('what may be done is looked up among the offered actions', () => {
  const offered = [
    { number: 9, action: { verb: 'play', kind: 'spy', count: 1 }, words: 'play spy 1' },
    { number: 10, action: { verb: 'play', kind: 'spy', count: 2 }, words: 'play spy 2' },
  ];
  const send = vi.fn();
  const play = new Play(offered, send, () => Promise.resolve(null), true);

  test('an offered action is sent as it was offered', () => {
    play.act('play', { kind: 'spy', count: 2 });
    expect(send).toHaveBeenCalledExactlyOnceWith(offered[1]?.action);
  });

  test('an action that is not offered is never sent', () => {
    send.mockClear();
    play.act('play', { kind: 'spy', count: 3 });
    play.act('play', { kind: 'spy' });
    expect(send).not.toHaveBeenCalled();
  });

  test('arguments left out may be anything', () => {
    expect(play.all('play', { kind: 'spy' })).toHaveLength(2);
  });
});

describe('the end of a game', () => {
  const sheet = [
    { key: 'merchant', points: [9, 0, 0], rival: null },
    { key: 'tokens', points: [0, 2, 1], rival: null },
    { key: 'total', points: [9, 2, 1], rival: null },
  ];

  test('what decided it is the line that separates the winner from the runner-up', () => {
    expect(decisive(sheet, [1, 0, -1])).toEqual({ key: 'merchant', seat: 0, swing: 9 });
  });

  test('no line decided it of which the winner had no need, or which was one of several', () => {
    const clear = [
      { key: 'fans', points: [6, 0], rival: null },
      { key: 'money', points: [5, 1], rival: null },
      { key: 'print', points: [6, 0], rival: null },
      { key: 'total', points: [17, 1], rival: null },
    ];
    expect(decisive(clear, [1, -1])).toBeNull();
    const either = [
      { key: 'fans', points: [4, 0], rival: null },
      { key: 'money', points: [3, 0], rival: null },
      { key: 'fines', points: [-5, 0], rival: null },
      { key: 'total', points: [2, 0], rival: null },
    ];
    expect(decisive(either, [1, -1])).toBeNull();
  });

  test('a shared victory was decided by nothing', () => {
    expect(winners([4, 4, 1])).toEqual([0, 1]);
    expect(decisive(sheet, [0.5, 0.5, -1])).toBeNull();
    expect(tieBroken([4, 4, 1], [0.5, 0.5, -1])).toBe(false);
    expect(
      leadSince([
        [0, 0],
        [4, 4],
      ]),
    ).toBeNull();
  });

  test('a tie that was broken has one winner, whom no line put ahead', () => {
    const equal = [
      { key: 'fans', points: [3, 1], rival: null },
      { key: 'money', points: [0, 2], rival: null },
      { key: 'total', points: [3, 3], rival: null },
    ];
    expect(winners([-1, 1])).toEqual([1]);
    expect(tieBroken([3, 3], [-1, 1])).toBe(true);
    expect(tieBroken([4, 3], [1, -1])).toBe(false);
    expect(decisive(equal, [-1, 1])).toBeNull();
  });

  test('scores that never change are no race', () => {
    expect(everScored([[0], [0], [0]])).toBe(false);
    expect(
      everScored([
        [0, 2],
        [0, 3],
      ]),
    ).toBe(true);
  });

  test('the lead for good begins after the last tie', () => {
    expect(
      leadSince([
        [0, 0],
        [3, 0],
        [3, 3],
        [4, 3],
        [6, 3],
      ]),
    ).toBe(3);
  });
});

test('initials tell alike names apart', () => {
  expect(initials(['Ana', 'Ben', 'Aki'])).toEqual(['A1', 'B', 'A3']);
  expect(initials(['', '게스트'])).toEqual(['1', '게']);
  expect(initials(['Ana', '[bot] Kim'])).toEqual(['A', 'K']);
});

describe('a guide', () => {
  test('may set anchors', () => {
    expect(render('<a id="orders"></a>\n## Orders')).toContain('<a id="orders"></a>');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a id="x" onclick="alert(1)"></a>',
    '[x](javascript:alert(1))',
    'text <b onmouseover=alert(1)>x</b>',
  ])('brings no other HTML along: %s', (source) => {
    expect(render(source)).not.toMatch(/<(script|img|b)|onclick="|href="javascript/);
  });
});

test('addresses lead to pages', () => {
  expect(parse('/')).toEqual({ page: 'shelf' });
  expect(parse('/table/abc')).toEqual({ page: 'table', table: 'abc' });
  expect(parse('/replay')).toEqual({ page: 'replay', table: null });
  expect(parse('/puzzles/koryo')).toEqual({ page: 'puzzles', game: 'koryo' });
  expect(parse('/puzzle/koryo/1-2-3')).toEqual({ page: 'puzzle', game: 'koryo', puzzle: '1-2-3' });
  expect(parse('/learn/koryo')).toEqual({ page: 'learn', game: 'koryo' });
  expect(parse('/table')).toEqual({ page: 'missing' });
  expect(parse('/a/b/c')).toEqual({ page: 'missing' });
  expect(parse('/table/%E0%A4%A')).toEqual({ page: 'missing' });
});

test.each(['/clubs', '/club/abc', '/club', '/tournament/abc', '/join/abc', '/calls', '/you', '/continue', '/privacy'])(
  'without a server, %s is known for what needs one',
  (path) => expect(withoutServer(parse(path))).toEqual({ page: 'missing', served: true }),
);

test('without a server, what is nowhere is missing as elsewhere, and the rest is there', () => {
  expect(withoutServer(parse('/a/b/c'))).toEqual({ page: 'missing' });
  expect(withoutServer(parse('/games'))).toEqual({ page: 'games' });
});

describe('a position', () => {
  const position = { game: 'koryo', player: 1, seats: [{}, {}, {}] };

  test('is told from a record, which has a format', () => {
    expect(isPosition(position)).toBe(true);
    for (const other of [{ ...position, format: 'ludotheque-record-1' }, { seats: [] }, [], null, 'koryo']) {
      expect(isPosition(other)).toBe(false);
    }
  });

  test('puts the person where somebody is to decide, and bots on the other seats', () => {
    const kinds = (player: unknown) =>
      tableFrom({ ...position, player }, [2, 3], 'Ana', 'easy').seats.map((seat) => seat.kind);
    expect(kinds(1)).toEqual(['bot', 'you', 'bot']);
    for (const player of [undefined, 3, -1, 'x', 0.5]) expect(kinds(player)).toEqual(['you', 'bot', 'bot']);
    expect(tableFrom(position, [2, 3], 'Ana', 'easy').position).toBe(position);
  });

  test('without seats has those of its game, if that has one number of players', () => {
    const cards = { game: 'leduc', cards: ['jack', 'king'], player: 1 };
    expect(tableFrom(cards, [2], 'Ana', 'easy').seats.map((seat) => seat.kind)).toEqual(['bot', 'you']);
    for (const seats of [undefined, [], 3]) {
      expect(() => tableFrom({ ...cards, seats }, [2, 3], 'Ana', 'easy')).toThrow('does not list its players');
    }
  });
});

test.each([
  [0, '0:00'],
  [9.2, '0:10'],
  [60, '1:00'],
  [65, '1:05'],
  [3599, '59:59'],
  [3605, '1:00:05'],
  [86_399, '23:59:59'],
  [86_400, '1d 0h'],
  [180_000, '2d 2h'],
])('%d seconds on a clock are %s', (seconds, face) => expect(clockFace(seconds)).toBe(face));

test('the points of a finished game name no winner', () => {
  const seats = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cho' }];
  expect(scores(seats, [3, 12, -1])).toBe('Ben 12 · Ann 3 · Cho −1');
});
