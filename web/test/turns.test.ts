import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundleOf, GameTexts } from '../src/text/fluent';
import type { Arg, GameEvent } from '../src/net/protocol';
import {
  Announcer,
  beforeResult,
  beneath,
  lastDeeds,
  namedDeed,
  plyOf,
  since,
  summaries,
  summary,
  type Turn,
  Turns,
  turnsOf,
} from '../src/text/turns';

const source = (game: string, language: string) =>
  readFileSync(new URL(`../../src/ludotheque/games/${game}/text/${language}.ftl`, import.meta.url), 'utf-8');
const textsOf = (game: string, reader: number | null = null, language = 'en') =>
  new GameTexts(bundleOf(language, source(game, language)), language, ['Ana', 'Otto'], {}, reader);
const event = (ply: number, by: number | null, key: string, args: Record<string, Arg>): GameEvent => ({
  ply,
  by,
  key,
  args,
  rule: '',
});
const walk = (ply: number, space: string, kind: string, pile: number) =>
  event(ply, 1, 'walk-take', { seat: 1, space, kind, pile, kind2: 'gear' });

/** A turn of Otto at Gold Record, between what comes before and after it. */
const GOLD = [
  event(1, null, 'setup', { seat: 1 }),
  event(1, null, 'year', { seat: 1, year: 1, kind2: 'song' }),
  event(1, null, 'turn', { seat: 1 }),
  walk(2, 'C2', 'song', 9),
  walk(3, 'C3', 'money', 8),
  event(4, 1, 'draw-fluke', { seat: 1 }),
  event(5, 1, 'refill', { space: 'C3', kind: 'song' }),
  event(5, 1, 'turn', { seat: 0 }),
  event(6, 0, 'walk', { seat: 0, space: 'A1' }),
];

test('a heading that is said again begins nothing new', () => {
  const rank = (seat: number) => event(7, 1, 'rank', { seat, fans: 3, points: 1 });
  const log = [event(7, 1, 'royalties', { seat: 1, money: 3 }), rank(0), rank(1), event(7, 1, 'round', { round: 2 })];
  const turns = turnsOf(log, textsOf('age_of_comics'));
  expect(turns.map(({ by, heading, events }) => [by, heading, events.length])).toEqual([
    [1, null, 1],
    [null, 'The round ends', 2],
    [null, 'Round 2', 1],
  ]);
});

describe('what others did since one last acted', () => {
  const texts = textsOf('gold_record');
  const otto = GOLD.slice(2, 8);

  test('is there until one acts again, longest first', () => {
    const lines = since(turnsOf([event(1, 0, 'walk', { seat: 0, space: 'A1' }), ...otto], texts), 0, texts);
    expect(lines[0]).toBe('Otto took Song and Money from C2 and C3 and drew a FLUKE card.');
    expect(since(turnsOf(GOLD, texts), 0, texts)).toEqual([]);
  });

  test('is all of their turns, and the last one where there is room for no more', () => {
    const both = [...otto, event(6, 0, 'walk', { seat: 0, space: 'A1' })];
    const lines = since(turnsOf(both, texts), 2, texts);
    expect(lines[0]).toBe('Otto took Song and Money from C2 and C3 and drew a FLUKE card. Ana walked to A1.');
    expect(lines.at(-1)).toBe('Ana walked to A1.');
  });

  test('counts from what one chose, not from what one was made to do', () => {
    const turns = turnsOf([...otto, event(6, 0, 'walk', { seat: 0, space: 'A1' })], texts);
    expect(since(turns, 0, texts)).toEqual([]);
    expect(since(turns, 0, texts, 0)[0]).toBe('Otto took Song and Money from C2 and C3 and drew a FLUKE card.');
  });

  test('is the last turn for those who watch', () => {
    expect(since(turnsOf(GOLD, texts), null, texts)).toEqual(['Ana walked to A1.']);
  });
});

describe('the log of a game by turns', () => {
  const turns = turnsOf(GOLD, textsOf('gold_record'));

  test('a turn holds what its player did, from the event that begins it', () => {
    expect(turns.map(({ by, events }) => [by, events.map(({ key }) => key)])).toEqual([
      [null, ['setup']],
      [null, ['year']],
      [1, ['turn', 'walk-take', 'walk-take', 'draw-fluke', 'refill']],
      [0, ['turn', 'walk']],
    ]);
    expect(turns.map(plyOf)).toEqual([1, 1, 5, 6]);
    expect(turns.map(({ heading }) => heading)).toEqual([null, 'Year 1', null, null]);
  });

  test.each([
    [null, 'Otto took Song and Money from C2 and C3 and drew a FLUKE card.', 'Ana walked to A1.'],
    [0, 'Otto took Song and Money from C2 and C3 and drew a FLUKE card.', 'You walked to A1.'],
    [1, 'You took Song and Money from C2 and C3 and drew a FLUKE card.', 'Ana walked to A1.'],
  ])('read by %s, a turn is one line', (reader, otto, ana) => {
    const texts = textsOf('gold_record', reader);
    const lines = turns.slice(2).map((turn) => summary(turn, texts));
    expect(lines).toEqual([otto, ana]);
  });

  test('an event that says no more than its heading is said once', () => {
    const texts = textsOf('age_of_comics');
    const round = event(1, null, 'round', { round: 2 });
    const calendar = event(1, null, 'calendar', { genre: 'crime', turned: '' });
    const [alone, both] = [[round], [round, calendar]].map((events) => turnsOf(events, texts)[0]) as Turn[];
    expect(both?.heading).toBe('Round 2');
    expect(summary(both as Turn, texts)).toMatch(/^The calendar shows/);
    expect(beneath(alone as Turn, texts)).toEqual([round]);
    const heard = new Announcer().say([both as Turn], () => false, true, texts);
    expect(heard).toMatch(/^Round 2\. The calendar shows/);
    expect(new Announcer().say([alone as Turn], () => false, true, texts)).toBe('Round 2.');
  });

  test('where there is less room, a turn has fewer deeds, and at last the one that matters', () => {
    expect(summaries(turns[2] as (typeof turns)[0], textsOf('gold_record'))).toEqual([
      'Otto took Song and Money from C2 and C3 and drew a FLUKE card.',
      'Otto drew a FLUKE card.',
    ]);
    const print = [
      event(2, 1, 'place', { seat: 1, task: 'print', spot: 1 }),
      event(3, 1, 'rip-off', { seat: 1, comic: 'crime2', card: 'w1', mate: 'a1', cost: 3 }),
      event(3, 1, 'colours', { seat: 1, comic: 'crime2' }),
    ];
    const [turn] = turnsOf(print, textsOf('age_of_comics'));
    expect(summaries(turn as Turn, textsOf('age_of_comics')).map((line) => line.split(' ')[1])).toEqual([
      'went',
      'printed',
      'printed',
    ]);
  });

  test('a turn of the game itself is summed up by its first event', () => {
    expect(summary(turns[0] as (typeof turns)[0], textsOf('gold_record'))).toBe('Otto is the start player.');
  });
});

test('without an event that begins a turn, another actor does, and what comes at the same ply stays', () => {
  const events = [
    event(2, 0, 'order', { seat: 0, count: 2, rest: 1 }),
    event(3, 1, 'order', { seat: 1, count: 1, rest: 0 }),
    event(3, 1, 'order-own', { seat: 0, kind: { spy: 1 } }),
    event(4, 1, 'reveal', { seat: 1, kind: { spy: 1 } }),
  ];
  const turns = turnsOf(events, textsOf('koryo'));
  expect(turns.map(({ events }) => events.length)).toEqual([1, 3]);
  expect(turns.map((turn) => summary(turn, textsOf('koryo', 0)))).toEqual([
    'You placed 2 cards face down.',
    'Otto placed 1 card face down and revealed 1 Spy.',
  ]);
  expect(turns.map((turn) => summary(turn, textsOf('koryo', 0, 'fr')))).toEqual([
    'Vous posez 2 cartes faces cachées.',
    'Otto pose 1 carte face cachée et dévoile 1 Espion.',
  ]);
  expect(turns.map((turn) => summary(turn, textsOf('koryo', 0, 'ko')))).toEqual([
    '나: 카드 2장을 뒤집어 내려놓음.',
    'Otto 님: 카드 1장을 뒤집어 내려놓음 및 스파이 1장 공개.',
  ]);
});

test('events of one kind are one deed: counts are summed, and each word is there once', () => {
  const texts = textsOf('kick_ass');
  const kill = (ply: number, district: string) => event(ply, 0, 'kill-minion', { seat: 0, count: 1, district });
  const line = (events: GameEvent[]) => turnsOf(events, texts).map((turn) => summary(turn, texts));
  expect(line([kill(2, 'docks'), kill(3, 'park'), kill(4, 'park')])).toEqual([
    'Ana beat 3 minions in the Docks and Central Park.',
  ]);
});

test('a number that the line names keeps events apart, and so does another player', () => {
  const texts = textsOf('gold_record');
  const climb = (place: number) => event(2, 0, 'climbs', { seat: 0, place, source: 'record' });
  const steal = (target: number) => event(2, 0, 'steal', { seat: 0, target, kind: 'song' });
  expect(texts.together(climb(40), climb(38))).toBe(false);
  const [many] = turnsOf([40, 38, 36, 34, 32, 30, 28].map(climb), texts);
  expect(summary(many as NonNullable<typeof many>, texts)).toMatch(/climbed to place 30…$/);
  expect(texts.together(steal(1), steal(2))).toBe(false);
  expect(texts.together(steal(1), steal(1))).toBe(true);
  expect(texts.brief([steal(1), steal(1)])).toBe('took Song ×2 from Otto');
});

test('a turn that nobody at the table takes has a name of its own', () => {
  const texts = textsOf('age_of_comics', 0);
  const turns = turnsOf(
    [
      event(2, 0, 'place', { seat: 0, task: 'hire', spot: 1 }),
      event(2, 0, 'automa-card', { sheet: 'a01' }),
      event(2, 0, 'automa-place', { task: 'print', spot: 2 }),
      event(3, 0, 'hire', { seat: 0, card: 'w1' }),
    ],
    texts,
  );
  expect(turns.map(({ by }) => by)).toEqual([0, null, 0]);
  expect(summary(turns[1] as (typeof turns)[0], texts)).toBe('The Automa went to Print.');
});

test('a strip says what each player last did, without their name', () => {
  const texts = textsOf('gold_record', 0);
  const done = lastDeeds(turnsOf(GOLD, texts), texts);
  expect(done.get(1)?.shorter).toEqual([
    'Took Song and Money from C2 and C3 and drew a FLUKE card',
    'Drew a FLUKE card',
  ]);
  expect(done.get(1)?.line).toMatch(/^Otto took Song and Money from C2 and C3/);
});

test('a log that grows keeps the turns that are over as they were', () => {
  const texts = textsOf('gold_record');
  const log = new Turns();
  const before = log.of(GOLD.slice(0, 5), texts);
  const after = log.of(GOLD, texts);
  expect(after).toEqual(turnsOf(GOLD, texts));
  expect(after[1]).toBe(before[1]);
  expect(log.of(GOLD.slice(0, 3), texts)).toEqual(turnsOf(GOLD.slice(0, 3), texts));
});

describe('a live region', () => {
  const texts = textsOf('gold_record', 0);
  const mine = (seat: number | null) => seat === 0;
  const until = (count: number) => turnsOf(GOLD.slice(0, count), texts);

  test('says the turn of another once it has ended, and what the reader does at once', () => {
    const announcer = new Announcer();
    expect(announcer.say(until(4), mine, false, texts)).toBe('');
    expect(announcer.say(until(7), mine, false, texts)).toBe('');
    expect(announcer.say(until(8), mine, true, texts)).toMatch(
      /^Otto took Song and Money from C2 and C3 and drew a FLUKE card\./,
    );
    expect(announcer.say(until(9), mine, true, texts)).toBe(texts.event(GOLD[8] as GameEvent));
  });

  test('does not wait for the end of a turn in which the reader is asked', () => {
    expect(new Announcer().say(until(7), mine, true, texts)).toMatch(/^Otto took/);
  });

  test('says a long turn whole, which the log shortens', () => {
    const steps = Array.from({ length: 9 }, (_, index) => event(2 + index, 1, 'draw-fluke', { seat: 1 }));
    const deeds = steps.flatMap((one, index) => [one, walk(one.ply, `C${index}`, 'song', 9)]);
    const turns = turnsOf([...GOLD.slice(0, 3), ...deeds], texts);
    expect(summary(turns.at(-1) as Turn, texts)).toMatch(/[^,]…$/);
    expect(new Announcer().say(turns.slice(-1), mine, true, texts)).toMatch(/and took Song from C8\.$/);
  });

  test('says of a long start of a part what comes to the reader, and what comes again how often', () => {
    const count = [0, 1].flatMap((seat) =>
      ['fluke', 'square', 'musician', 'card'].map((one) =>
        event(9, null, `count-${one}`, { seat, points: 2, place: 40 + seat }),
      ),
    );
    const turns = turnsOf([event(9, null, 'count', { year: 1 }), ...count], texts);
    const said = new Announcer().say(turns, mine, true, texts);
    expect(said).toMatch(/^The count\. Year 1 is scored\. You score 2 points for FLUKE cards: place 40\./);
    expect(said).not.toContain('Otto');
    const refill = event(1, null, 'refill', { space: 'C3', kind: 'song' });
    const again = [GOLD[1] as GameEvent, refill, refill];
    expect(new Announcer().say(turnsOf(again, texts), mine, true, texts)).toMatch(/New card on C3: Song \(twice\)\.$/);
  });
});

test('what an automaton of no seat just did is a deed like those of players', () => {
  const texts = textsOf('age_of_comics');
  const events = [
    event(2, 0, 'place', { seat: 0, task: 'print', spot: 1 }),
    event(3, null, 'automa-card', { sheet: 'automa-1' }),
    event(3, null, 'automa-place', { task: 'sales', spot: 2 }),
  ];
  expect(namedDeed(turnsOf(events.slice(0, 1), texts), texts)).toBeUndefined();
  const deed = namedDeed(turnsOf(events, texts), texts);
  expect(deed?.shorter).toEqual(['Went to Sales']);
  expect(deed?.line).toMatch(/^The Automa went to Sales/);
});

test('the log of a game that is over names its result after the counting, and its end before', () => {
  const [reveal, over] = [event(7, 1, 'reveal', { seat: 1, kind: { spy: 1 } }), event(8, null, 'over', {})];
  const win = event(8, null, 'win', { seat: 1, points: 9 });
  expect(beforeResult([reveal, over, win], textsOf('koryo'))).toEqual([reveal, over]);
  expect(beforeResult([over, reveal], textsOf('koryo'))).toEqual([over, reveal]);
});
