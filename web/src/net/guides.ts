/** The guides that have been read, so that a page and its table of contents read each one once. */
import { api } from './api';
import type { Book } from '$text/markdown';

const books = new Map<string, Promise<Book>>();

/** A game's guide. What reads it is larger than a board, and comes only when it is needed. */
export function bookOf(game: string, language: string): Promise<Book> {
  const key = `${game}/${language}`;
  let book = books.get(key);
  if (!book) {
    // One after the other, so that no failure is hidden behind another.
    book = api.guide(game, language).then((source) => import('$text/markdown').then((reader) => reader.read(source)));
    books.set(key, book);
    book.catch(() => books.delete(key));
  }
  return book;
}
