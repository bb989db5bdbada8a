/** The database of the games in this browser: its pages, by number, and its length. */

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

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(PAGES);
  return done(request);
}

export class Kept {
  /** Whether something was kept; if it is not there any more, its person has cleared it. */
  private begun = false;

  private constructor(private database: IDBDatabase) {
    this.use(database);
  }

  static async open(): Promise<Kept> {
    return new Kept(await opened());
  }

  private use(database: IDBDatabase): void {
    this.database = database;
    // A page of another version wants to change it, or its person deletes it.
    database.onversionchange = () => database.close();
  }

  /** The whole database; null if nothing was kept. */
  async content(): Promise<Uint8Array<ArrayBuffer> | null> {
    const store = this.database.transaction(PAGES).objectStore(PAGES);
    const [length, pages] = await Promise.all([
      done<number | undefined>(store.get(LENGTH)),
      done<Uint8Array[]>(store.getAll(IDBKeyRange.bound(0, Infinity))),
    ]);
    if (length === undefined) return null;
    this.begun = true;
    const content = new Uint8Array(length);
    let at = 0;
    for (const page of pages) {
      content.set(page, at);
      at += page.length;
    }
    return content;
  }

  /** Keep some pages, and the length: all of it or nothing. */
  async keep(pages: Map<number, Uint8Array>, length: number): Promise<void> {
    try {
      await this.write(pages, length);
    } catch {
      // A browser may have closed it without a word while no one looked at the page.
      this.database.close();
      this.use(await opened());
      await this.write(pages, length);
    }
    this.begun = true;
  }

  private write(pages: Map<number, Uint8Array>, length: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const change = this.database.transaction(PAGES, 'readwrite');
      let refused = 'the browser has refused it';
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error ?? new Error(refused));
      const store = change.objectStore(PAGES);
      const before: IDBRequest<number | undefined> = store.get(LENGTH);
      before.onsuccess = () => {
        if (!this.begun || before.result !== undefined) return;
        refused = 'what was kept has been deleted';
        change.abort(); // some pages alone would be of no use
      };
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
