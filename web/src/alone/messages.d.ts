// Made from the types of ludotheque.browser.page by `python -m tools.protocol_types`; do not edit.

export interface PageCall {
  type: "call";
  id: number;
  method: string;
  address: string;
  body?: string | Uint8Array<ArrayBuffer> | null;
}

export interface Cancel {
  type: "cancel";
  id: number;
}

export interface OpenLine {
  type: "open";
  line: number;
  table: string;
}

export interface SayOnLine {
  type: "say";
  line: number;
  text: string;
}

export interface HangUp {
  type: "hang-up";
  line: number;
}

export interface PageAnswer {
  type: "answer";
  id: number;
  status: number;
  kind: string;
  body: string | Uint8Array<ArrayBuffer> | null;
}

export interface AnswerPart {
  type: "part";
  id: number;
  body: Uint8Array<ArrayBuffer>;
}

export interface End {
  type: "end";
  id: number;
}

export interface LineMessage {
  type: "told";
  line: number;
  text: string;
}

export interface Closed {
  type: "closed";
  line: number;
  code: number;
}

export interface Unkept {
  type: "unkept";
  reason: string | null;
}

export interface Loading {
  type: "loading";
  bytes: number;
  of: number;
}

export interface Elsewhere {
  type: "elsewhere";
}

export interface Ready {
  type: "ready";
}

export interface Unusable {
  type: "unusable";
  why: "damaged" | "other-version";
  reason: string;
}

export interface WorkerFailed {
  type: "failed";
  why: "files" | "browser" | "insecure" | "other";
  reason: string;
}

export type FromPage =
  | PageCall
  | Cancel
  | OpenLine
  | SayOnLine
  | HangUp;

export type FromWorker =
  | PageAnswer
  | AnswerPart
  | End
  | LineMessage
  | Closed
  | Unkept
  | Loading
  | Elsewhere
  | Ready
  | Unusable
  | WorkerFailed;
