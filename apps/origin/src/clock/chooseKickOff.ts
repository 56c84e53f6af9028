import { millisecondsInDay } from 'date-fns/constants';

/**
 * The kick-off to start the timeline with: the one whose hour of the day comes nearest to that of `now`, so that an
 * evening match is played in the evening. Of two equally near the later. `null` where there is none.
 */
export function chooseKickOff(kickOffs: readonly Date[], now: Date): Date | null {
  const hourApart = (kickOff: Date): number => {
    const apart = Math.abs(kickOff.getTime() - now.getTime()) % millisecondsInDay;
    return Math.min(apart, millisecondsInDay - apart);
  };
  return kickOffs.reduce<Date | null>((best, kickOff) => {
    if (best === null || hourApart(kickOff) < hourApart(best)) return kickOff;
    return hourApart(kickOff) === hourApart(best) && kickOff > best ? kickOff : best;
  }, null);
}
