import type { z } from 'zod';
import type { MapIssue } from '../mapping/MapResult';
import { isRecord } from '../reading/isRecord';
import { readList } from '../reading/readEach';

/**
 * The entries of a CMS collection, sent as an array or as `{ entries }`. Throws `InvalidBodyError` for anything else,
 * such as the `false` that the CMS sends with status 200 for "no".
 */
export function readEntries<T>(schema: z.ZodType<T>, body: unknown, issues: MapIssue[]): T[] {
  return readList(schema, isRecord(body) ? body['entries'] : body, 'entries', issues);
}
