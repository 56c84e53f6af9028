import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import styles from './DaySection.module.css';
import type { MatchDay } from '../matchList/byDay';
import { MatchGroups } from './MatchGroups';

type DaySectionProps = {
  context: SiteContext;
  data: MatchDay;
  title: string;
  now: Date;
  /** How old the scores are, if that has to be shown. */
  age: string | null;
};

export const dayId = (day: string): string => `dia-${day}`;

/** The matches of one of several days, under its name. */
export function DaySection({
  context,
  data: { day, matches },
  title,
  now,
  age,
}: DaySectionProps): JSX.Element {
  return (
    <section aria-labelledby={dayId(day)} className={styles['day']}>
      <Headline level={2} size="second" id={dayId(day)}>
        <time dateTime={day}>{title}</time>
      </Headline>
      <MatchGroups context={context} matches={matches} now={now} age={age} />
    </section>
  );
}
