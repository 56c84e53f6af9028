import { millisecondsInDay } from 'date-fns/constants';

/**
 * The data's time that is laid over `now` by whole days, so that every kick-off keeps its hour: the day on which a match
 * kicked off most lately. Of two equally late the later. `null` where there is none.
 */
export function layByDays(kickOffs: readonly Date[], now: Date): Date | null {
  const ago = (kickOff: Date): number => {
    const apart = (now.getTime() - kickOff.getTime()) % millisecondsInDay;
    return apart < 0 ? apart + millisecondsInDay : apart;
  };
  const latest = kickOffs.reduce<Date | null>((best, kickOff) => {
    if (best === null || ago(kickOff) < ago(best)) return kickOff;
    return ago(kickOff) === ago(best) && kickOff > best ? kickOff : best;
  }, null);
  return latest && new Date(latest.getTime() + ago(latest));
}
