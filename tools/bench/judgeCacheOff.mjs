/**
 * @typedef {object} RenderingCost In milliseconds.
 * @property {number} cached Of one answer from the page cache.
 * @property {number} alone Of one rendered answer, asked for one after the other.
 * @property {number} together The same, asked for ten at a time.
 */
/**
 * @typedef {object} CacheHeaders
 * @property {boolean} cachedIsStorable The plain answer says that caches may keep it.
 * @property {boolean} renderedIsUnstorable The other one says that none may.
 */

/**
 * What speaks against every request being rendered by itself, in one line; `null` when nothing does. Headers
 * alone prove nothing: Next marks such answers as hits, too. So the cost decides, and it has to be the same
 * for ten requests at a time, which would share one rendering otherwise.
 * @param {CacheHeaders & RenderingCost} evidence
 * @returns {string | null}
 */
export function judgeCacheOff({ cachedIsStorable, renderedIsUnstorable, cached, alone, together }) {
  if (!cachedIsStorable) return 'without the cookie, pages are not cached either';
  if (!renderedIsUnstorable) return 'with the cookie, answers may still be cached';
  const costs = `${alone.toFixed(1)} ms against ${cached.toFixed(1)} ms from the cache`;
  if (!(alone > 2 * cached)) return `an answer with the cookie costs no rendering (${costs})`;
  if (together > alone / 2) return null;
  return `requests at the same time share a rendering (${together.toFixed(1)} ms each, ${alone.toFixed(1)} ms alone)`;
}
