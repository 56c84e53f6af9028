import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { readerData, type ReaderTable, type RowCounts } from './readerData.ts';

/** The file is no backup, or not a whole one. The message is one line, ready for the terminal. */
export class BackupFileError extends Error {
  override readonly name = 'BackupFileError';
}

const tables = readerData.map(({ table }) => table);
const kind = 'cancha-readers';
const headSchema = z.object({ kind: z.literal(kind), version: z.literal(1), takenAt: z.iso.datetime() });
const rowSchema = z.object({ table: z.enum(tables), row: z.record(z.string(), z.unknown()) });
const endSchema = z.object({ end: z.literal(true), counts: z.partialRecord(z.enum(tables), z.int()) });
const lineSchema = z.union([rowSchema, endSchema]);

export type BackupRow = { table: ReaderTable; row: Record<string, unknown> };

/**
 * Writes a backup: lines of JSON, packed by gzip, that only its owner can read. It appears whole and on the disk, or not
 * at all. Gives how many rows of each table.
 */
export async function writeBackupFile(
  file: string,
  takenAt: Date,
  rows: AsyncIterable<BackupRow>,
): Promise<RowCounts> {
  const draft = `${file}.part`;
  const counts: RowCounts = {};
  async function* lines() {
    yield `${JSON.stringify({ kind, version: 1, takenAt: takenAt.toISOString() })}\n`;
    for await (const { table, row } of rows) {
      counts[table] = (counts[table] ?? 0) + 1;
      yield `${JSON.stringify({ table, row })}\n`;
    }
    yield `${JSON.stringify({ end: true, counts })}\n`;
  }
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return counts;
}

/** The rows of a backup. Throws a `BackupFileError` at its end when it is not whole. */
export async function* readBackupFile(file: string): AsyncGenerator<BackupRow> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  pipeline(source, unpacked).catch(() => {});
  const counts: RowCounts = {};
  let number = 0;
  let isWhole = false;
  try {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) {
      number += 1;
      if (number === 1) {
        parse(headSchema, line, file, number);
        continue;
      }
      const read = parse(lineSchema, line, file, number);
      if ('end' in read) {
        isWhole = JSON.stringify(read.counts) === JSON.stringify(counts);
        continue;
      }
      counts[read.table] = (counts[read.table] ?? 0) + 1;
      yield read;
    }
  } catch (error) {
    if (error instanceof BackupFileError) throw error;
    throw new BackupFileError(`${file} cannot be read as a backup.`, { cause: error });
  }
  if (!isWhole) throw new BackupFileError(`${file} is not whole.`);
}

function parse<T>(schema: z.ZodType<T>, line: string, file: string, number: number): T {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    value = undefined;
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new BackupFileError(`${file} is no backup of this kind: line ${number} is not understood.`);
}
