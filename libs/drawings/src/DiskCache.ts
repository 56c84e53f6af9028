import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Entry {
  readonly file: string;
  readonly size: number;
  readonly writtenAt: number;
}

/**
 * Rendered files by key in one folder. A cache only: any failure of the disk (full, read-only, gone) is a miss,
 * never an error. Files appear whole, so that two processes may share the folder.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  #sinceSweep = 0;

  /** Holds about `maxBytes`; the folder is made when the first file is written. */
  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** The bytes kept under a key (letters, figures, `.` and `-`), or `null`. */
  async get(key: string): Promise<Buffer | null> {
    const bytes = await readFile(path.join(this.#folder, key)).catch(() => null);
    return bytes !== null && bytes.length > 0 ? bytes : null;
  }

  async set(key: string, bytes: Buffer): Promise<void> {
    const draft = path.join(this.#folder, `.${randomUUID()}`);
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path.join(this.#folder, key));
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
      return;
    }
    this.#sinceSweep += bytes.length;
    if (this.#sinceSweep > this.#maxBytes / 10) await this.sweep();
  }

  /** Removes the oldest files until the folder is within its bound. */
  async sweep(): Promise<void> {
    this.#sinceSweep = 0;
    const entries = await this.#entries().catch((): Entry[] => []);
    let total = entries.reduce((sum, { size }) => sum + size, 0);
    for (const { file, size } of entries.sort((a, b) => a.writtenAt - b.writtenAt)) {
      if (total <= this.#maxBytes) return;
      await rm(file, { force: true }).catch(() => undefined);
      total -= size;
    }
  }

  async #entries(): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (const name of await readdir(this.#folder)) {
      const file = path.join(this.#folder, name);
      const found = await stat(file).catch(() => null);
      if (found?.isFile() === true) entries.push({ file, size: found.size, writtenAt: found.mtimeMs });
    }
    return entries;
  }
}
