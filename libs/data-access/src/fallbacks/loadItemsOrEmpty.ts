import type { Report } from '../api/Report';
import { loadOrFallback } from './loadOrFallback';

export type Items<T> = { readonly items: readonly T[]; readonly failed: boolean };

/** A list (header tags, matches, authors) that is empty when it fails to load or is not found. */
export async function loadItemsOrEmpty<T>(
  load: () => Promise<readonly T[] | null>,
  report: Report,
): Promise<Items<T>> {
  const wrapped = async () => ({ items: (await load()) ?? [] });
  return (await loadOrFallback(wrapped, { items: [] }, report)) ?? { items: [], failed: false };
}
