/**
 * The table of High Card in the browser: plain JavaScript, which the page loads as it is.
 *
 * The page calls `mount` once, and `update` after each change. Both get the `view` of `__init__.py`; the `seats` with
 * their names; `eyes`, the reader's seat (null for a spectator); `open`, all views in a replay with open hands; `play`,
 * the actions offered; `texts`, the words of `text/en.ftl`; `hint`, the action that a bot recommends; and `happening`,
 * the events of the last move.
 */

/** The verbs that have a place on this board. The page shows a button for each action of another verb. */
export const placed = ['play'];

/** The colours are variables of the page, and change with its theme. */
const STYLE = `
.high_card { display: flex; flex-wrap: wrap; gap: 0.75rem; max-width: 44rem; margin: auto; padding: 1rem; }
.high_card > p { flex-basis: 100%; color: var(--soft); }
.high_card section { display: grid; flex: 1 1 5.5rem; justify-items: center; gap: 0.6rem; padding: 0.75rem 0.4rem;
  border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
.high_card .acting { outline: 2px solid var(--accent); }
.high_card .mine { flex-basis: 100%; }
.high_card :is(h2, p) { margin: 0; font-size: 1rem; text-align: center; }
.high_card h2 { padding: 0 0.6rem 0.2rem; border-bottom: 3px solid var(--seat); }
.high_card .hand { display: flex; gap: 0.4rem; min-height: 2.4rem; }
.high_card .card { display: grid; place-items: center; width: 4.5rem; aspect-ratio: 5 / 7; padding: 0;
  border: 1px solid var(--line); border-radius: 8px; background: var(--raised); color: var(--ink);
  font: 600 1.75rem var(--font-title); }
.high_card .back { width: 1.6rem; border-radius: 4px; background: var(--seat); }
.high_card .empty { border-style: dashed; background: none; color: var(--soft); }
.high_card .can { margin: 0 0.2rem; box-shadow: 0 0 0 2px var(--can), 0 0 14px 1px var(--can-glow); }
.high_card .hinted { outline: 3px solid var(--hint); outline-offset: 3px; }
`;

/** Make an element of a class, with texts and other elements in it. */
function make(tag, className, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** Draw a card of a hand: a button while it may be played. The page's digits and arrows choose a `piece` that `can`. */
function handCard(rank, { play, texts, hint }) {
  const name = texts.word('rank', rank);
  if (!play.find('play', { rank })) return make('span', 'card', name);
  const button = make('button', `card piece can ${hint?.rank === rank ? 'hinted' : ''}`, name);
  button.onclick = () => play.act('play', { rank });
  button.ariaLabel = texts.text('action-play', { rank });
  button.value = rank;
  return button;
}

/** Draw what lies before a player. The class `said` is the page's, for texts that only screen readers read. */
function playerArea({ seat, name }, card, props) {
  const { view, open, eyes, texts } = props;
  const { points, cards } = view.players[seat];
  const hand = open?.[seat].hand ?? (seat === eyes ? view.hand : null);
  const faces = Object.entries(hand ?? {}).flatMap(([rank, count]) => Array(count).fill(rank));
  const backs = Array.from({ length: cards }, () => make('span', 'card back'));
  const area = make(
    'section',
    `${seat === view.player ? 'acting' : ''} ${seat === eyes ? 'mine' : ''}`,
    make('h2', '', name),
    make('p', '', `${texts.text('view-points')}: ${points}`),
    make('p', 'said', texts.text('view-played')),
    make('div', card ? 'card' : 'card empty', card ? texts.word('rank', card) : '–'),
    make('p', 'said', `${texts.text('view-cards')}: ${cards}`),
    make('div', 'hand', ...(hand ? faces.map((rank) => handCard(rank, props)) : backs)),
  );
  area.style.setProperty('--seat', `var(--seat-${seat})`);
  return area;
}

/** Draw the table into an element of the page. */
export function mount(target, props) {
  let onTable = [];
  function update(now) {
    const { view, seats, eyes, texts, happening } = now;
    const focused = target.contains(document.activeElement) ? document.activeElement.value : null;
    // The cards of a finished round stay on the table until the next one begins.
    const played = view.players.map((player) => player.played);
    if (played.some(Boolean) || happening.length === 0) onTable = played;
    else for (const { key, args } of happening) if (key === 'play') onTable[args.seat] = args.rank;
    // The reader comes last, at the bottom, after the others in the order of play.
    const around = seats.map((_, step) => seats[((eyes ?? -1) + 1 + step) % seats.length]);
    const round = make('p', '', `${texts.text('view-round')}: ${view.round} / ${view.rounds}`);
    const areas = around.map((face) => playerArea(face, onTable[face.seat], now));
    target.replaceChildren(make('style', '', STYLE), make('div', 'high_card', round, ...areas));
    target.querySelector(`button[value="${focused}"]`)?.focus();
  }
  update(props);
  return { update, destroy: () => target.replaceChildren() };
}
