import type { InterruptedMatch, Match } from '@cancha/stats/match/Match';
import type { SiteContext } from '@cancha/site/context/SiteContext';

const interruptedWord: Record<InterruptedMatch['reason'], Parameters<SiteContext['t']>[0]> = {
  postponed: 'match.postponed',
  suspended: 'match.suspended',
  cancelled: 'match.cancelled',
  awarded: 'match.awarded',
  unknown: 'match.unknown',
};

/** Where a match stands: "FINAL", "72’", "Aplazado". `kickOff` says when one begins whose hour is known. */
export function matchStateText(match: Match, kickOff: (at: Date) => string, t: SiteContext['t']): string {
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
      return match.isTimeKnown ? kickOff(match.kickOff) : t('match.toBeDefined');
  }
}
