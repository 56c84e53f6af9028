/**
 * 1 when a limit is broken, or, if asked to be strict, a reference is missed; else 0.
 * @param {{ verdicts: { ok: boolean }[], comparisons: { reached: boolean }[] }} result
 * @param {{ strict: boolean }} options
 * @returns {0 | 1}
 */
export function exitCodeOf({ verdicts, comparisons }, { strict }) {
  if (verdicts.some(({ ok }) => !ok)) return 1;
  return strict && comparisons.some(({ reached }) => !reached) ? 1 : 0;
}
