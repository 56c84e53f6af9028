import type { z } from 'zod';
import { InvalidBodyError } from '../api/InvalidBodyError';
import type { MapIssue } from '../mapping/MapResult';
import { isEmptyValue, isRecord } from './isRecord';

/** The valid items of a list. Invalid ones are left out and reported by their id. */
export function readEach<T>(schema: z.ZodType<T>, items: readonly unknown[], issues: MapIssue[]): T[] {
  return items.flatMap((item, index) => {
    const result = schema.safeParse(item);
    if (result.success) return [result.data];
    issues.push({ id: idOf(item) ?? `#${index}`, problem: describe(result.error), kept: false });
    return [];
  });
}

/** A required list. Throws `InvalidBodyError` when it is not an array. */
export function readList<T>(schema: z.ZodType<T>, value: unknown, name: string, issues: MapIssue[]): T[] {
  if (!Array.isArray(value)) throw new InvalidBodyError(`${name} is no list`);
  return readEach(schema, value, issues);
}

/** A list that an item can do without. Missing or invalid it is empty; invalid is reported. */
export function readOptionalList<T>(
  schema: z.ZodType<T>,
  value: unknown,
  owner: string,
  issues: MapIssue[],
): T[] {
  if (isEmptyValue(value)) return [];
  if (!Array.isArray(value)) {
    issues.push({ id: owner, problem: 'no list', kept: true });
    return [];
  }
  const own: MapIssue[] = [];
  const values = readEach(schema, value, own);
  // `kept`: the owner stays, only this part of it is gone.
  issues.push(...own.map(({ id, problem }) => ({ id: owner, problem: `${id}: ${problem}`, kept: true })));
  return values;
}

/** A required item. Throws `InvalidBodyError` when it is not valid. */
export function readOne<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new InvalidBodyError(`${name}: ${describe(result.error)}`);
  return result.data;
}

/** An item that the page can do without: missing or invalid it is `null`. */
export function readOptional<T>(schema: z.ZodType<T>, value: unknown, issues: MapIssue[]): T | null {
  if (isEmptyValue(value)) return null;
  return readEach(schema, [value], issues)[0] ?? null;
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
