import type { Report } from '../api/Report';
import { loadOrFallback } from './loadOrFallback';

/** Things of any kind, and whether their absence is a failure. */
export type Items<T> = { readonly items: readonly T[]; readonly failed: boolean };

/** A plain list (header tags, matches, authors) that is empty when it could not be had; absent is empty too. */
export async function loadItemsOrEmpty<T>(
  load: () => Promise<readonly T[] | null>,
  report: Report,
): Promise<Items<T>> {
  const wrapped = async () => ({ items: (await load()) ?? [] });
  return (await loadOrFallback(wrapped, { items: [] }, report)) ?? { items: [], failed: false };
}
