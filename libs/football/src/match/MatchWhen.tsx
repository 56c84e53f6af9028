import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Match } from '@cancha/stats/match/Match';
import { ReaderTimeSlot } from '@cancha/ui/match/ReaderTime/ReaderTimeSlot';
import type { JSX } from 'react';
import { kickOffText } from './kickOffText';

type MatchWhenProps = { context: SiteContext; match: Match; now: Date };

/** When a match begins or began, by the clocks of the site and of the reader. */
export function MatchWhen({ context, match, now }: MatchWhenProps): JSX.Element {
  const { text, isTimeKnown } = kickOffText(match, now, context);
  return (
    <>
      {text} {isTimeKnown ? <ReaderTimeSlot at={match.kickOff.toISOString()} /> : null}
    </>
  );
}
