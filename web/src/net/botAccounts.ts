/** Bot accounts: programs that connect with a token, and sit at tables as people do. */
import { call, get, post, send } from './api';
import type { BotAccounts, NewBotToken, ReadyBot } from './protocol';

export const bots = {
  mine: () => get<BotAccounts>('/me/bots'),
  add: (name: string, everyone: boolean) => post<NewBotToken>('/me/bots', { name, everyone }),
  change: (bot: string, everyone: boolean) => send('PUT', `/me/bots/${bot}`, { everyone }),
  renew: (bot: string) => post<NewBotToken>(`/me/bots/${bot}/token`, {}),
  remove: async (bot: string) => void (await call(`/me/bots/${bot}`, { method: 'DELETE' })),
  ready: () => get<ReadyBot[]>('/bots'),
  challenge: (table: string, seat: number, bot: string) => send('POST', `/tables/${table}/challenge`, { seat, bot }),
};
