/** The calls of docs/protocol.md, each with its own type. */
import type {
  Fault,
  GameInfo,
  Hint,
  Invite,
  Joined,
  Level,
  NewTable,
  Opened,
  OpenTable,
  Person,
  Replay,
  TableInfo,
} from './protocol';
import type { Sealed } from './shuffle';

/** What the server refused, with its sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

export async function call(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, { credentials: 'same-origin', ...init });
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as { error?: string; reason?: string } | null;
  throw new ApiError(response.status, body?.error ?? 'error', body?.reason ?? response.statusText);
}

export async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T;
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return (await (await call(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
}

async function text(path: string): Promise<string> {
  const raw = await (await call(path)).text();
  return raw.startsWith('"') ? (JSON.parse(raw) as string) : raw;
}

export const api = {
  games: () => get<GameInfo[]>('/games'),
  faults: () => get<Fault[]>('/faults'),
  gameText: (game: string, language: string) => text(`/games/${game}/text/${language}`),
  guide: (game: string, language: string) => text(`/games/${game}/guide/${language}`),
  levels: () => get<Level[]>('/levels'),
  open: (table: NewTable) => post<Opened>('/tables', table),
  tables: () => get<TableInfo[]>('/tables'),
  table: (table: string) => get<TableInfo>(`/tables/${table}`),
  join: (table: string, invite: Invite['invite'], name: string) =>
    post<Joined>(`/tables/${table}/join`, { invite, name }),
  openTables: () => get<OpenTable[]>('/open'),
  sit: (table: string, name: string) => post<Joined>(`/tables/${table}/sit`, { name }),
  people: () => get<Person[]>('/people'),
  callIn: async (table: string, person: string) => {
    const headers = { 'content-type': 'application/json' };
    await call(`/tables/${table}/call`, { method: 'POST', headers, body: JSON.stringify({ person }) });
  },
  deleteTable: async (table: string) => void (await call(`/tables/${table}`, { method: 'DELETE' })),
  record: (table: string) => get<Sealed>(`/tables/${table}/record`),
  replay: (table: string) => get<Replay>(`/tables/${table}/replay`),
  replayRecord: (record: unknown) => post<Replay>('/replay', record),
  analyse: (record: unknown, ply: number, seconds?: number) => post<Hint>('/analyse', { record, ply, seconds }),
};
