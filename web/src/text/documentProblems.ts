/** What is wrong with a file of cards, in words for people. */
import type { FluentVariable } from '@fluent/bundle';
import type { DocumentProblem } from '$net/protocol';

type Say = (id: string, args?: Record<string, FluentVariable>) => string;

/** The kinds of problems that have a text; the server's own sentence tells the others. */
const KINDS = ['syntax', 'text', 'number', 'flag', 'value', 'field', 'table', 'twice', 'count', 'direction'];
/** Characters of a line that are shown before its fault, and after. */
const BEFORE = 50;
const AFTER = 40;

export function problemOf({ kind, reason, line, column, values }: DocumentProblem, t: Say): string {
  const told = KINDS.includes(kind) ? t(`document-problem-${kind}`, values) : reason;
  if (line !== null) return t('document-at', { line, column: column ?? 1, problem: told });
  return told.charAt(0).toLocaleUpperCase() + told.slice(1);
}

/** The part of the file round a problem, and how far into it the fault is; null if it is no place in the file. */
export function writtenAt(
  text: string,
  { line, column }: Pick<DocumentProblem, 'line' | 'column'>,
): { text: string; mark: number } | null {
  const written = line === null ? undefined : text.split(/\r?\n/)[line - 1];
  if (written === undefined) return null;
  const at = Math.max(0, Math.min((column ?? 1) - 1, written.length));
  const from = Math.max(0, at - BEFORE);
  return { text: written.slice(from, at + AFTER).replaceAll('\t', ' '), mark: at - from };
}
