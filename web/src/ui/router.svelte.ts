/** Addresses of the pages. The server answers any of them with the same page. */
import { tick } from 'svelte';
import { overlays } from './overlays';

export type Route =
  | { page: 'shelf' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string }
  | { page: 'replay'; table: string | null; beginning?: true }
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'puzzles'; game: string }
  | { page: 'puzzle'; game: string; puzzle: string }
  | { page: 'games' }
  | { page: 'clubs' }
  | { page: 'club'; club: string }
  | { page: 'joinclub' }
  | { page: 'tournament'; tournament: string }
  | { page: 'about' }
  | { page: 'calls' }
  | { page: 'you' }
  | { page: 'continue' }
  | { page: 'privacy' }
  | { page: 'missing'; served?: true };

/** The parts of an address between its slashes; null if what it encodes is no text. */
function partsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function parse(path: string): Route {
  const [first = '', second = '', ...rest] = partsOf(path) ?? ['', '', ''];
  const [third = '', ...beyond] = rest;
  if (third && !beyond.length && first === 'learn') return { page: 'lesson', game: second, lesson: third };
  if (third === 'beginning' && !beyond.length && first === 'table')
    return { page: 'replay', table: second, beginning: true };
  if (third && !beyond.length && first === 'puzzle') return { page: 'puzzle', game: second, puzzle: third };
  if (rest.length) return { page: 'missing' };
  if (!first) return { page: 'shelf' };
  if (!second && (first === 'about' || first === 'games' || first === 'calls')) return { page: first };
  if (!second && first === 'clubs') return { page: first };
  if (first === 'club') return second ? { page: 'club', club: second } : { page: 'joinclub' };
  if (!second && (first === 'you' || first === 'continue' || first === 'privacy')) return { page: first };
  if (first === 'replay') return { page: 'replay', table: second || null };
  if (second && first === 'new') return { page: 'new', game: second };
  if (second && first === 'learn') return { page: 'learn', game: second };
  if (second && first === 'puzzles') return { page: 'puzzles', game: second };
  if (second && first === 'table') return { page: 'table', table: second };
  if (second && first === 'tournament') return { page: 'tournament', tournament: second };
  if (second && first === 'join') return { page: 'join', table: second };
  return { page: 'missing' };
}

/** The pages about what a browser by itself does not have. */
const SERVED = ['clubs', 'club', 'joinclub', 'tournament', 'join', 'calls', 'you', 'continue', 'privacy'];

/** The same without a server; links from elsewhere may lead to what needs one. */
export const withoutServer = (route: Route): Route =>
  SERVED.includes(route.page) ? { page: 'missing', served: true } : route;

/** The address of a page, as a link says it. Pages without a server have theirs behind a hash. */
export const to = (path: string): string => (import.meta.env.ALONE ? `#${path}` : path);

/** What comes before an anchor in the address of this page, and the anchor. */
function here(): [path: string, anchor: string] {
  if (!import.meta.env.ALONE) return [location.pathname, location.hash.slice(1)];
  const [, path = '/', anchor = ''] = /^#(\/[^#]*)(?:#(.*))?$/.exec(location.hash) ?? [];
  return [path, anchor];
}

/** The whole address of this page, with this anchor. */
export const addressAt = (anchor: string): string => new URL(`${to(here()[0])}#${anchor}`, location.href).href;

class Router {
  route = $state.raw<Route>({ page: 'shelf' });
  anchor = $state('');
  /** The whole address of the page that is shown, and what of it comes before an anchor. */
  private address = '';
  private path = '';

  start(): void {
    this.read();
    overlays.came(); // a page that was loaded again has nothing over it
    addEventListener('popstate', () => this.come());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, then?: () => void): void {
    overlays.leave((instead) => {
      if (instead) history.replaceState(null, '', to(path));
      else history.pushState(null, '', to(path));
      this.read();
      scrollTo(0, 0);
      then?.();
    });
  }

  /** Give this page another address, as that of the moment which it shows. */
  rename(address: string): void {
    history.replaceState(history.state, '', address);
    this.address = location.href;
  }

  private come(): void {
    const came = overlays.came();
    if (came === 'passing') return;
    if (came === 'below' && here()[0] === this.path) {
      // The page may have another address since something was opened over it.
      history.replaceState(history.state, '', this.address);
      return;
    }
    this.read();
    const { scroll } = overlays;
    if (scroll) void tick().then(() => scrollTo(0, scroll));
  }

  private read(): void {
    this.address = location.href;
    const [path, anchor] = here();
    this.path = path;
    this.route = import.meta.env.ALONE ? withoutServer(parse(path)) : parse(path);
    this.anchor = anchor;
  }

  /** Plain clicks on links of this site stay in the page; everything else is the browser's. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    const within = link.hash && !link.hash.startsWith('#/') && link.pathname === location.pathname;
    if (within && overlays.any) {
      // What lies over a page has no address: a link in it leads to a place in it.
      event.preventDefault();
      document.getElementById(link.hash.slice(1))?.scrollIntoView();
      return;
    }
    if (import.meta.env.ALONE) {
      event.preventDefault();
      this.go(link.hash.startsWith('#/') ? link.hash.slice(1) : here()[0] + link.hash, () =>
        document.getElementById(this.anchor)?.scrollIntoView(),
      );
      return;
    }
    if (within) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();

/** Addresses that mean this computer, wherever they are opened. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether links to this page work on this computer only. */
export const onLoopback = (): boolean => LOOPBACK.includes(location.hostname);
