/** The calls about oneself, and becoming somebody else in this browser. */
import { call, get, post } from './api';
import { prefs } from './prefs.svelte';
import type { LinkInfo, Me, NewLink, Privacy } from './protocol';
import { forgetAllSeats } from './storage';

export const identity = {
  me: () => get<Me>('/me'),
  privacy: () => get<Privacy>('/privacy'),
  makeLink: () => post<NewLink>('/me/link', {}),
  look: (link: string) => post<LinkInfo>('/links/look', { link }),
  use: (link: string, bring: boolean) => post<Me>('/links/use', { link, bring }),
  signOut: async () => void (await call('/me/sign-out', { method: 'POST' })),
  endSessions: () => post<Me>('/me/end-sessions', {}),
};

/** Start anew as the guest that this browser has become: everything that is drawn belongs to another one. */
export function arrive(name: string | null, brought: boolean): void {
  if (!brought) forgetAllSeats();
  if (name && !prefs.name) prefs.setName(name);
  location.assign('/');
}
