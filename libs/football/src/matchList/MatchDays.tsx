import type { Match } from '@cancha/stats/match/Match';
import { ScoreRows } from '@cancha/ui/match/ScoreRows/ScoreRows';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import { toScoreRow } from '@cancha/blocks/matches/toScoreRow';
import type { SiteContext } from '@cancha/site/context/SiteContext';

import styles from './MatchDays.module.css';

type MatchDaysProps = {
  context: SiteContext;
  matches: readonly Match[];
  level: 2 | 3;
  /** A calendar of several years says which. */
  withYear?: boolean;
  /** How old their scores are, if that has to be shown. */
  age: string | null;
};

/** Matches under the days they are played on, in the zone of the site. */
export function MatchDays({ context, matches, level, withYear = false, age }: MatchDaysProps): JSX.Element {
  const { format } = context;
  const now = new Date();
  const days = Map.groupBy(matches, ({ kickOff }) => format.day(kickOff));
  return (
    <div className={styles['days']}>
      {[...days].map(([day, own]) => (
        <section key={day}>
          <Headline level={level} size="card">
            <time dateTime={day}>{dayTitle(own[0]?.kickOff, withYear, context)}</time>
          </Headline>
          <ScoreRows
            matches={own.map((match) => toScoreRow(match, context, { now, age, withScorers: true }))}
          />
        </section>
      ))}
    </div>
  );
}

function dayTitle(at: Date | undefined, withYear: boolean, { format }: SiteContext): string {
  if (!at) return '';
  const day = format.weekday(at);
  const title = day.charAt(0).toUpperCase() + day.slice(1);
  return withYear ? `${title}, ${format.year(at)}` : title;
}
