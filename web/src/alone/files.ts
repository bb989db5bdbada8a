/** The files of Python, packed by gzip whatever the host does, and counted as they come. */

/** The packed files: bytes by name. */
export type Sizes = Record<string, number>;

/** Not all of a file came. */
export class FileError extends Error {}

export class Files {
  /** The first error; what asked for the file may say something else. */
  failure: FileError | null = null;
  private readonly fetched = new Map<string, Promise<Blob>>();
  private bytes = 0;

  constructor(
    /** The address of the folder, with a slash at its end. */
    private readonly folder: string,
    private readonly sizes: Sizes,
    private readonly counted: (bytes: number, of: number) => void,
  ) {}

  /** A packed file. */
  packed(name: string): Promise<Blob> {
    const asked = this.fetched.get(name) ?? this.whole(name);
    this.fetched.set(name, asked);
    return asked;
  }

  /** All of them, for another worker. */
  async all(): Promise<Map<string, Blob>> {
    const names = Object.keys(this.sizes);
    return new Map(await Promise.all(names.map(async (name) => [name, await this.packed(name)] as const)));
  }

  private async whole(name: string): Promise<Blob> {
    try {
      return await this.fetch(name);
    } catch (error) {
      this.failure ??= new FileError(
        error instanceof TypeError ? `${name}: ${error.message}` : (error as Error).message,
      );
      throw error;
    }
  }

  private async fetch(name: string): Promise<Blob> {
    const response = await fetch(`${this.folder}${name}.packed`);
    const reader = response.body?.getReader();
    if (!response.ok || !reader) throw new Error(`${name}: ${response.status} ${response.statusText}`);
    const parts: BlobPart[] = [];
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parts.push(read.value);
      this.bytes += read.value.length;
      this.counted(
        this.bytes,
        Object.values(this.sizes).reduce((sum, size) => sum + size, 0),
      );
    }
    const found = new Blob(parts);
    if (found.size !== this.sizes[name])
      throw new Error(`${name}: received ${found.size} of ${this.sizes[name]} bytes`);
    return found;
  }
}

/** A file as it was before it was packed. */
export const unpacked = (packed: Blob, type = 'application/octet-stream'): Response =>
  new Response(packed.stream().pipeThrough(new DecompressionStream('gzip')), { headers: { 'content-type': type } });

/** The address of the folder of files, as workers see it: their scripts lie in another one beside it. */
export const besideWorkers = (): string => new URL(`../${import.meta.env.FILES.folder}`, self.location.href).href;
