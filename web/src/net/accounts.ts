/** The calls about oneself, and becoming someone else in this browser. */
import { call, get, post, send } from './api';
import { i18n } from '$text/i18n.svelte';
import { prefs } from '$prefs/prefs.svelte';
import type { LinkInfo, Me, NewLink, Privacy } from './protocol';
import { forgetAllSeats } from './heldSeats';

export const EXPORT = '/api/me/export';

export const identity = {
  me: () => get<Me>('/me'),
  privacy: () => get<Privacy>('/privacy'),
  makeLink: () => post<NewLink>('/me/link', {}),
  look: (link: string) => post<LinkInfo>('/links/look', { link }),
  use: (link: string, bring: boolean) => post<Me>('/links/use', { link, bring }),
  rename: (name: string) => post<Me>('/me/name', { name }),
  dropPasskey: async (id: string) => (await (await call(`/me/passkeys/${id}`, { method: 'DELETE' })).json()) as Me,
  askForMail: (mail: string) => send('POST', '/sign-in/mail', { mail, language: i18n.language }),
  signOut: async () => void (await call('/me/sign-out', { method: 'POST' })),
  endSessions: () => post<Me>('/me/end-sessions', {}),
  remove: async () => void (await call('/me', { method: 'DELETE' })),
};

/** Start again as the guest that this browser has become: everything that is drawn belongs to another one. */
export function arrive(name: string | null, brought: boolean): void {
  if (!brought) forgetAllSeats();
  if (name && !prefs.name) prefs.setName(name);
  location.assign('/');
}

/** Start again as a new guest. */
export function depart(): void {
  forgetAllSeats();
  location.assign('/');
}
