/** The calls of docs/protocol.md, each with its own type. */
import { parseAnswer } from '$text/serverNames';
import type {
  BlockedPerson,
  LessonList,
  LessonPlay,
  PuzzleList,
  PuzzleShown,
  PuzzleVerdict,
  DailyPuzzle,
  TryPuzzle,
  TakeLesson,
  AddHook,
  AddMail,
  AddPush,
  NotificationSettings,
  DocumentReading,
  ErrorAnswer,
  Fault,
  FollowedLine,
  FoundRules,
  GameInfo,
  Chances,
  Hint,
  Invitation,
  Invite,
  Joined,
  Level,
  NewTable,
  NoteText,
  Opened,
  OpenTable,
  OptionValue,
  Person,
  PlayedGame,
  PlayedGames,
  Rematch,
  Replay,
  Report,
  ReviewedDecision,
  SatDown,
  Statistics,
  TableInfo,
  Trial,
  Tried,
  ChannelInfo,
} from './protocol';
import type { Sealed } from './shuffle';
import { transport } from './transport';

/** A record without a move. */
export type Begun = {
  options: Record<string, OptionValue>;
  position: { options?: Record<string, OptionValue> } | null;
};

/** What the server says of a refusal: its sentence in English, and the key and values of a translation. */
export type Refusal = Pick<ErrorAnswer, 'reason'> & Partial<Pick<ErrorAnswer, 'key' | 'args'>>;

let words = (refusal: Refusal): string => refusal.reason;

/** Have refusals said by this from now on. */
export const sayRefusals = (say: typeof words): void => void (words = say);

/** What the server refused, with a sentence for people in their language. */
export class ApiError extends Error {
  /** The server's own sentence, in English. */
  readonly reason: string;
  readonly key: string;

  constructor(
    readonly status: number,
    readonly code: string,
    refusal: Refusal,
  ) {
    super(words(refusal));
    this.reason = refusal.reason;
    this.key = refusal.key ?? '';
  }
}

export async function call(path: string, init?: RequestInit): Promise<Response> {
  const response = await transport.fetch(path, init);
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as ErrorAnswer | null;
  throw new ApiError(response.status, body?.error ?? 'error', body ?? { reason: response.statusText });
}

export async function get<T>(path: string): Promise<T> {
  return parseAnswer<T>(await (await call(path)).text());
}

export async function send(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
  keepalive = false,
): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return call(path, { method, headers, body: JSON.stringify(body), signal, keepalive });
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  return parseAnswer<T>(await (await send('POST', path, body)).text());
}

async function text(path: string): Promise<string> {
  const raw = await (await call(path)).text();
  return raw.startsWith('"') ? (JSON.parse(raw) as string) : raw;
}

export const api = {
  line: (table: string) => transport.line(table),
  games: () => get<GameInfo[]>('/games'),
  faults: () => get<Fault[]>('/faults'),
  gameText: (game: string, language: string) => text(`/games/${game}/text/${language}`),
  lessons: (game: string) => get<LessonList>(`/games/${game}/lessons`),
  lessonText: (game: string, language: string) => text(`/games/${game}/lessons/text/${language}`),
  lesson: (game: string, name: string) => get<LessonPlay>(`/games/${game}/lessons/${name}`),
  takeLesson: (game: string, name: string, taken: TakeLesson) =>
    post<LessonPlay>(`/games/${game}/lessons/${name}`, taken),
  puzzles: (game: string) => get<PuzzleList>(`/games/${game}/puzzles`),
  puzzle: (game: string, id: string) => get<PuzzleShown>(`/games/${game}/puzzles/${id}`),
  tryPuzzle: (game: string, id: string, tried: TryPuzzle) => post<PuzzleVerdict>(`/games/${game}/puzzles/${id}`, tried),
  dailyPuzzle: () => get<DailyPuzzle>('/puzzle'),
  guide: (game: string, language: string) => text(`/games/${game}/guide/${language}`),
  askRules: (game: string, language: string, question: string) =>
    get<FoundRules>(`/games/${game}/rules/${language}?question=${encodeURIComponent(question)}`),
  readDocument: (game: string, option: string, text: string) =>
    post<DocumentReading>(`/games/${game}/documents/${option}`, { text }),
  document: (game: string, option: string) => text(`/games/${game}/documents/${option}`),
  levels: () => get<Level[]>('/levels'),
  open: (table: NewTable) => post<Opened>('/tables', table),
  tables: () => get<TableInfo[]>('/tables'),
  table: (table: string) => get<TableInfo>(`/tables/${table}`),
  invitation: (table: string, invite: Invite['invite']) => post<Invitation>(`/tables/${table}/invitation`, { invite }),
  join: (table: string, invite: Invite['invite'], name: string) =>
    post<Joined>(`/tables/${table}/join`, { invite, name }),
  openTables: () => get<OpenTable[]>('/open'),
  sit: (table: string, name: string) => post<SatDown>(`/tables/${table}/sit`, { name }),
  rematch: (table: string) => post<Rematch>(`/tables/${table}/rematch`, {}),
  /** The people with whom we have played, and whom of them we have called to a table. */
  people: (table: string) => get<Person[]>(`/people?table=${encodeURIComponent(table)}`),
  note: (table: string) => get<NoteText>(`/tables/${table}/note`),
  /** Also while the page is left. */
  keepNote: (table: string, text: string) => send('PUT', `/tables/${table}/note`, { text }, null, true),
  callIn: (table: string, person: string) => send('POST', `/tables/${table}/call`, { person }),
  archive: (wanted: Record<string, string>) => get<PlayedGames>(`/archive?${new URLSearchParams(wanted)}`),
  statistics: () => get<Statistics>('/statistics'),
  result: (table: string) => get<PlayedGame>(`/tables/${table}/result`),
  blocked: () => get<BlockedPerson[]>('/blocks'),
  block: (table: string, seat: number) => send('POST', `/tables/${table}/block`, { seat }),
  unblock: (person: string) => send('DELETE', `/blocks/${person}`),
  report: (table: string, report: Report) => send('POST', `/tables/${table}/report`, report),
  unlist: (table: string) => send('DELETE', `/tables/${table}/listing`),
  calling: () => get<NotificationSettings>('/calling'),
  addPush: (push: AddPush) => post<ChannelInfo>('/calling/push', push),
  addMail: (mail: AddMail) => post<ChannelInfo>('/calling/mail', mail),
  addHook: (hook: AddHook) => post<ChannelInfo>('/calling/hook', hook),
  confirmMail: (word: string) => send('POST', '/calling/confirm', { word }),
  switchOffMail: (word: string) => send('POST', `/calling/off/${encodeURIComponent(word)}`),
  switchWay: (way: string, on: boolean) => send('PUT', `/calling/ways/${way}`, { on }),
  removeWay: (way: string) => send('DELETE', `/calling/ways/${way}`),
  tryWay: (way: string) => post<Tried>(`/calling/ways/${way}/try`, {}),
  callTo: (table: string, on: boolean) => send('PUT', `/tables/${table}/calling`, { on }),
  freeSeat: (table: string, seat: number) => send('DELETE', `/tables/${table}/seats/${seat}`),
  /** Also while the page is left. */
  deleteTable: (table: string) => send('DELETE', `/tables/${table}`, undefined, null, true),
  record: (table: string) => get<Sealed>(`/tables/${table}/record`),
  card: async (table: string, language: string) =>
    (await call(`/tables/${table}/card.png?language=${encodeURIComponent(language)}`)).blob(),
  replay: (table: string) => get<Replay>(`/tables/${table}/replay`),
  beginning: (table: string) => get<Begun>(`/tables/${table}/beginning`),
  replayRecord: (record: unknown) => post<Replay>('/replay', record),
  review: (record: unknown, seats: number[], signal: AbortSignal) => send('POST', '/review', { record, seats }, signal),
  openTrial: (record: unknown, entry: number) => post<Trial>('/review/trial', { record, entry }),
  tryAction: (record: unknown, entry: number, action: string) =>
    post<ReviewedDecision>('/review/try', { record, entry, action }),
  followLine: (record: unknown, entry: number, action: string) =>
    post<FollowedLine>('/review/line', { record, entry, action }),
  curve: (record: unknown) => post<Chances[]>('/curve', { record }),
  analyse: (record: unknown, ply: number, seconds?: number) => post<Hint>('/analyse', { record, ply, seconds }),
};
