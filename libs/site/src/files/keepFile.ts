import { LRUCache } from 'lru-cache';
import type { SiteContext } from '../context/SiteContext';

type Kept = LRUCache<string, Promise<string | null>>;

/** Files are made of many articles, and polled by many: shorter than what anybody may keep them for. */
const ttl = 15_000;

const bySite = new WeakMap<SiteContext, Kept>();

function keptOf(context: SiteContext): Kept {
  let kept = bySite.get(context);
  if (!kept) {
    kept = new LRUCache({ max: 60, ttl });
    bySite.set(context, kept);
  }
  return kept;
}

/** A file of a site by its name, made once for all who ask within a quarter of a minute. A failure is not kept. */
export function keepFile(
  context: SiteContext,
  name: string,
  make: () => Promise<string | null>,
): Promise<string | null> {
  const kept = keptOf(context);
  const known = kept.get(name);
  if (known) return known;

  const made = make();
  kept.set(name, made);
  made.catch(() => kept.delete(name));
  return made;
}
