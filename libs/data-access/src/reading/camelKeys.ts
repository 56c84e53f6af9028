import { LRUCache } from 'lru-cache';
import { isEmptyValue, isRecord } from './isRecord';

/** Responses have the same few dozen keys thousands of times. */
const camelNames = new LRUCache<string, string>({ max: 500 });

/**
 * The content API spells keys in two ways: `seo_links` and `seoLinks` both become `seoLinks`. If both are sent, the one
 * with a value wins. Not deep; keys in capitals stay.
 */
export function camelKeys(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  if (!keys.some((key) => key.includes('_'))) return value;

  const result = new Map<string, unknown>();
  for (const key of keys) {
    const name = camelName(key);
    const own = name === key && !isEmptyValue(value[key]);
    if (own || isEmptyValue(result.get(name))) result.set(name, value[key]);
  }
  return Object.fromEntries(result);
}

function camelName(key: string): string {
  const known = camelNames.get(key);
  if (known !== undefined) return known;

  const name = key.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  camelNames.set(key, name);
  return name;
}
