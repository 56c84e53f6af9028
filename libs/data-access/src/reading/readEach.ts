import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import type { z } from 'zod';
import { BadBody } from '../api/BadBody';
import { isNothing, isRecord } from './isRecord';

/** The items of a list that are what they should be; each other one is left out and told about by its id. */
export function readEach<T>(schema: z.ZodType<T>, items: readonly unknown[], issues: MapIssue[]): T[] {
  return items.flatMap((item, index) => {
    const result = schema.safeParse(item);
    if (result.success) return [result.data];
    issues.push({ id: idOf(item) ?? `#${index}`, problem: describe(result.error), kept: false });
    return [];
  });
}

/** A list an answer is made of. Throws `BadBody` when it is no list: then nothing can be believed. */
export function readList<T>(schema: z.ZodType<T>, value: unknown, name: string, issues: MapIssue[]): T[] {
  if (!Array.isArray(value)) throw new BadBody(`${name} is no list`);
  return readEach(schema, value, issues);
}

/** A list that decorates an item. Missing or broken it is empty, and broken is told about. */
export function readDecoration<T>(
  schema: z.ZodType<T>,
  value: unknown,
  owner: string,
  issues: MapIssue[],
): T[] {
  if (isNothing(value)) return [];
  if (!Array.isArray(value)) {
    issues.push({ id: owner, problem: 'no list', kept: true });
    return [];
  }
  const own: MapIssue[] = [];
  const values = readEach(schema, value, own);
  // The owner stays; only this decoration of it is gone.
  issues.push(...own.map(({ id, problem }) => ({ id: owner, problem: `${id}: ${problem}`, kept: true })));
  return values;
}

/** One thing an answer is made of. Throws `BadBody` when it is not that thing. */
export function readOne<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new BadBody(`${name}: ${describe(result.error)}`);
  return result.data;
}

function idOf(item: unknown): string | null {
  if (!isRecord(item)) return null;
  const id = item['id'] ?? item['_id'] ?? item['slug'] ?? item['name'] ?? item['url'];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

function describe(error: z.ZodError): string {
  const [first] = error.issues;
  if (!first) return 'invalid';
  return `${first.path.map(String).join('.') || 'item'}: ${first.message}`;
}
