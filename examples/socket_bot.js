// A bot account of a server, in JavaScript without any library: it accepts every challenge, and plays at random.
// Run it: LUDOTHEQUE_TOKEN=ludo_... node --experimental-websocket examples/socket_bot.js http://127.0.0.1:8000
// (Node 22 and later need no option.) docs/bot-protocol.md describes what is said.
const server = (process.argv[2] ?? 'http://127.0.0.1:8000').replace(/\/$/, '');
const headers = { authorization: `Bearer ${process.env.LUDOTHEQUE_TOKEN}` };
const seated = new Set();
/** Milliseconds between pings, and of silence after which a connection is given up: it can die without a word. */
const PING_EACH = 4000;
const SILENT = 10_000;

/** Open a socket, pass each of its messages on, and open it again whenever it breaks, unless that is no use. */
function open(path, hello, heard, ended = () => {}) {
  const socket = new WebSocket(server.replace('http', 'ws') + path, { headers });
  const say = (message) => socket.send(JSON.stringify(message));
  const pings = setInterval(() => socket.readyState === WebSocket.OPEN && say({ type: 'ping' }), PING_EACH);
  let patience = setTimeout(lost, SILENT);
  function rest() {
    clearTimeout(patience);
    clearInterval(pings);
    socket.onmessage = socket.onclose = null;
  }
  function lost() {
    rest();
    socket.close();
    setTimeout(open, 1000, path, hello, heard, ended);
  }
  socket.onopen = () => hello && say(hello);
  socket.onmessage = ({ data }) => {
    clearTimeout(patience);
    patience = setTimeout(lost, SILENT);
    heard(JSON.parse(data), say, socket);
  };
  socket.onclose = ({ code }) => {
    // 1000 and 1005: we have closed it. 1008, and from 4400 on: the server does not want us there.
    if (![1000, 1005, 1008].includes(code) && code < 4400) return lost();
    rest();
    console.log(`${path} closed: ${code}`);
    ended();
  };
}

async function accept({ table, seat, title }) {
  const body = JSON.stringify({ seat });
  const request = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
  const answer = await fetch(`${server}/api/tables/${table}/accept`, request);
  console.log(answer.ok ? `playing ${title} at ${table}` : (await answer.json()).reason);
}

/** Apply the changes of a message to the view before: each is a path, and then the new value. */
const set = (part, [at, ...rest]) =>
  rest.length === 0 ? at : Object.assign(Array.isArray(part) ? [...part] : { ...part }, { [at]: set(part[at], rest) });

function play({ table, seat }) {
  if (seated.has(table)) return;
  seated.add(table);
  let shown = null;
  const heard = (message, say, socket) => {
    if (message.type === 'undo-asked' && message.seat !== seat) say({ type: 'answer', seat, ok: true });
    if (message.type === 'asked' && message.seat !== seat) say({ type: 'consent', seat, ok: true });
    if (message.type !== 'state') return;
    shown = message.changes.reduce(set, message.view ?? shown);
    const view = message.own.reduce(set, shown);
    if (message.over) {
      console.log(`game over at ${table}: ${JSON.stringify(message.returns)}`);
      socket.close();
    } else if (message.offered.length > 0) {
      const { action } = choose(view, message.offered);
      say({ type: 'act', seat, ply: message.ply, action });
    }
  };
  open(`/api/tables/${table}/socket`, { type: 'hello', tokens: [], since: 0 }, heard, () => seated.delete(table));
}

/** Here is where a real bot would look at the view. */
function choose(_view, offered) {
  return offered[Math.floor(Math.random() * offered.length)];
}

open('/api/bot/socket', null, (message) => {
  if (message.type === 'welcome') console.log(`connected as ${message.name}`);
  if (message.type === 'challenge') void accept(message);
  if (message.type === 'game') play(message);
});
