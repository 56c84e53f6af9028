import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import type { z } from 'zod';
import { isNothing } from '../reading/isRecord';
import { readEach } from '../reading/readEach';

/** What heads a list (its section, tag, author). Missing or broken it is `null`, and the list stays. */
export function readHead<T>(schema: z.ZodType<T>, value: unknown, issues: MapIssue[]): T | null {
  if (isNothing(value)) return null;
  return readEach(schema, [value], issues)[0] ?? null;
}
