/** The database of the house in this browser: its pages, by number, and its length. */

const NAME = 'ludotheque';
const PAGES = 'pages';
const LENGTH = 'length';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Forget everything that is kept: its person has asked for it. */
export const forget = async (): Promise<void> => void (await done(indexedDB.deleteDatabase(NAME)));

export class Kept {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Kept> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(PAGES);
    const database = await done(request);
    // A page of another version wants to change it, or its person deletes it.
    database.onversionchange = () => database.close();
    return new Kept(database);
  }

  /** The whole database; null if nothing was kept. */
  async content(): Promise<Uint8Array<ArrayBuffer> | null> {
    const store = this.database.transaction(PAGES).objectStore(PAGES);
    const [length, pages] = await Promise.all([
      done<number | undefined>(store.get(LENGTH)),
      done<Uint8Array[]>(store.getAll(IDBKeyRange.bound(0, Infinity))),
    ]);
    if (length === undefined) return null;
    const content = new Uint8Array(length);
    let at = 0;
    for (const page of pages) {
      content.set(page, at);
      at += page.length;
    }
    return content;
  }

  /** Keep some pages, and the length: all of it or nothing. */
  keep(pages: Map<number, Uint8Array>, length: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const change = this.database.transaction(PAGES, 'readwrite');
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error ?? new Error('the browser has refused it'));
      const store = change.objectStore(PAGES);
      let size = 0;
      for (const [number, page] of pages) {
        store.put(page, number);
        size = page.length;
      }
      store.put(length, LENGTH);
      if (size) store.delete(IDBKeyRange.bound(length / size, Infinity));
    });
  }
}
