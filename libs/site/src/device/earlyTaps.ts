type Tap = Pick<Event, 'type' | 'target'>;

/**
 * Runs before the first paint: remembers what a reader taps and chooses while the page's own scripts are on their way,
 * which on a slow phone is seconds. Otherwise a choice would jump back, and a tap do nothing.
 */
export const earlyTapsScript = [
  '(function(d,t,k){k=function(e){t&&t.push(e)};',
  'd.addEventListener("click",k);d.addEventListener("change",k);',
  'window.takeEarlyTaps=function(k){k=t;t=0;return k||[]}',
  '})(document,[])',
].join('');

/** What was tapped until now, in order; from now on nothing is remembered. */
export function takeEarlyTaps(): readonly Tap[] {
  const { takeEarlyTaps: take } = globalThis as { takeEarlyTaps?: () => Tap[] };
  return take?.() ?? [];
}
