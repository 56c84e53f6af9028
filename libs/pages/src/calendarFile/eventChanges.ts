import { perProcess } from '@cancha/data-access/api/perProcess';
import { LRUCache } from 'lru-cache';

/** How an event changed since this process first told it: both rise with each change, and stay while nothing does. */
export type EventChange = { readonly sequence: number; readonly modified: Date };

type Known = EventChange & { readonly when: string; readonly whole: string };

/** Before any event: what was never seen to change has the same stamp in every process. */
const beginning = new Date('2020-01-01T00:00:00Z');

/** As many as a few hundred competitions have. */
const most = 50_000;

const memory = () => perProcess('calendar-events', () => new LRUCache<string, Known>({ max: most }));

/**
 * What a calendar program needs to know of changes, which the provider does not tell. The sequence counts minutes since
 * 2020 at which a new time was noticed, so that it also rises over a restart.
 * @param key of the event as one site tells it
 * @param when what a reader has to be told again if it changes: day, hour, whether it is off
 * @param whole all that the event says
 */
export function eventChange(
  key: string,
  { when, whole }: { when: string; whole: string },
  now: Date,
): EventChange {
  const known = memory().get(key);
  if (known?.whole === whole) return known;
  const changed: Known = {
    when,
    whole,
    sequence: sequenceAfter(known, when, now),
    modified: known ? now : beginning,
  };
  memory().set(key, changed);
  return changed;
}

function sequenceAfter(known: Known | undefined, when: string, now: Date): number {
  if (!known) return 0;
  if (known.when === when) return known.sequence;
  // Twice within a minute is still twice.
  return Math.max(known.sequence + 1, Math.floor((now.getTime() - beginning.getTime()) / 60_000));
}
