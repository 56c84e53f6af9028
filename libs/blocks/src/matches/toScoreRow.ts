import type { SiteContext } from '@cancha/site/context/SiteContext';
import { isOverdue } from '@cancha/stats/match/isOverdue';
import type { Match } from '@cancha/stats/match/Match';
import type { ScoreRow } from '@cancha/ui/match/ScoreRows/ScoreRow';
import { matchStateText } from './matchStateText';
import { tileOf } from './tileOf';
import { scorersText } from './toMatchBox';

type ScoreRowOptions = {
  now: Date;
  /** How old its score is, if that has to be shown. */
  age?: string | null;
  /** Of a list that is not of one day. A day of another year says which. */
  withDay?: boolean;
  withScorers?: boolean;
};

/** A match as a row: the hour or where it stands, the sides or where they come from, the score. */
export function toScoreRow(
  match: Match,
  context: Pick<SiteContext, 'site' | 't' | 'format'>,
  { now, age = null, withDay = false, withScorers = false }: ScoreRowOptions,
): ScoreRow {
  const { t, format } = context;
  const stateText = matchStateText(match, { now, kickOff: (at) => format.time(at) }, t);
  const showsHour = match.state === 'scheduled' && match.isTimeKnown && !isOverdue(match, now);
  const tile = tileOf(
    match,
    { stateText, noteText: withDay ? dayOf(match, now, context) : '', age },
    context,
  );
  return {
    ...tile,
    startsAt: showsHour ? match.kickOff.toISOString() : null,
    ...(withScorers ? { home: sideWith('home'), away: sideWith('away') } : {}),
  };

  function sideWith(at: 'home' | 'away'): ScoreRow['home'] {
    return { ...tile[at], scorers: match.state === 'scheduled' ? '' : scorersText(match.goals, at, t) };
  }
}

function dayOf({ kickOff }: Match, now: Date, { format }: Pick<SiteContext, 'format'>): string {
  const [day, year] = [format.shortDate(kickOff), format.year(kickOff)];
  return year === format.year(now) ? day : `${day} ${year}`;
}
