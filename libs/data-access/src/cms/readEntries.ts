import type { z } from 'zod';
import type { MapIssue } from '../mapping/MapResult';
import { isRecord } from '../reading/isRecord';
import { readList } from '../reading/readEach';

/**
 * The entries of a CMS collection, sent bare or as `{ entries }`. The CMS says `false` with status 200 when it
 * means "no": that, like anything that is no list, throws `InvalidBodyError`.
 */
export function readEntries<T>(schema: z.ZodType<T>, body: unknown, issues: MapIssue[]): T[] {
  return readList(schema, isRecord(body) ? body['entries'] : body, 'entries', issues);
}
