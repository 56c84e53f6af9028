import { isOverdue } from '@cancha/stats/match/isOverdue';
import type { InterruptedMatch, Match } from '@cancha/stats/match/Match';
import type { SiteContext } from '@cancha/site/context/SiteContext';

const interruptedWord: Record<InterruptedMatch['reason'], Parameters<SiteContext['t']>[0]> = {
  postponed: 'match.postponed',
  suspended: 'match.suspended',
  cancelled: 'match.cancelled',
  awarded: 'match.awarded',
  unknown: 'match.unknown',
};

type When = { now: Date; kickOff: (at: Date) => string };

/** Where a match stands: "FINAL", "72’", "Aplazado". `kickOff` says when one begins whose hour is known. */
export function matchStateText(match: Match, { now, kickOff }: When, t: SiteContext['t']): string {
  switch (match.state) {
    case 'finished':
      return t('match.final');
    case 'interrupted':
      return t(interruptedWord[match.reason]);
    case 'live':
      if (match.period === 'half-time') return t('match.halfTime');
      if (match.period === 'penalty-shootout') return t('match.shootOut');
      return match.minute === null ? t('match.live') : `${match.minute}’`;
    case 'scheduled':
      if (isOverdue(match, now)) return t('match.noResult');
      return match.isTimeKnown ? kickOff(match.kickOff) : t('match.toBeDefined');
  }
}
