import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { Match } from '@cancha/stats/match/Match';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { isInReach, resultsPath } from './datedPath';
import { dayHeading, shortDay } from './dayWords';
import type { ResultsData } from './loadResultsPage';
import { MatchGroups } from './MatchGroups';
import styles from './ResultsView.module.css';

type SectionsProps = {
  context: SiteContext;
  data: ResultsData;
  now: Date;
  /** How old the scores are, if that has to be shown. */
  age: string | null;
};

/** What is on, the day itself, the days to come, the last results. A day without matches says so, and what is next. */
export function ResultsSections({ context, data, now, age }: SectionsProps): JSX.Element {
  const { t, format } = context;
  const { day, today, matches, next, latest } = data;
  const isToday = day === today;
  const live = isToday ? matches.filter(({ state }) => state === 'live') : [];
  const others = matches.filter((match) => !live.includes(match));
  const dayTitle = isToday ? t('results.today', { day: shortDay(day, format) }) : dayHeading(day, format);
  return (
    <div className={styles['sections']}>
      <Section context={context} title={t('match.live')} matches={live} now={now} age={age} />
      <Section context={context} title={dayTitle} matches={others} now={now} age={age} />
      {matches.length === 0 ? <NoMatches context={context} data={data} /> : null}
      {next.map((one) => (
        <Section
          key={one.day}
          context={context}
          title={dayHeading(one.day, format)}
          matches={one.matches}
          now={now}
        />
      ))}
      {latest.length > 0 ? (
        <div className={styles['latest']}>
          {latest.map((one, i) => (
            <Section
              key={one.day}
              context={context}
              title={
                i === 0
                  ? t('results.before', { day: shortDay(one.day, format) })
                  : dayHeading(one.day, format)
              }
              matches={one.matches}
              now={now}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

type SectionProps = {
  context: SiteContext;
  title: string;
  matches: readonly Match[];
  now: Date;
  age?: string | null;
};

function Section({ context, title, matches, now, age = null }: SectionProps): JSX.Element | null {
  if (matches.length === 0) return null;
  return (
    <section>
      <SectionHead title={title} />
      <MatchGroups context={context} matches={matches} now={now} age={age} />
    </section>
  );
}

/** Why there is nothing, and how to go on. */
function NoMatches({ context, data }: Pick<SectionsProps, 'context' | 'data'>): JSX.Element {
  const { site, t } = context;
  const { day, today, only, next, latest, isLate } = data;
  const own = day === today ? null : day;
  if (isLate) {
    const action = { href: resultsPath(site, own, only), text: t('results.again') };
    return <StateNote kind="empty" title={t('results.late')} action={action} />;
  }
  if (only !== null && next.length === 0 && latest.length === 0) {
    const action = { href: resultsPath(site, own, null), text: t('results.allCompetitions') };
    return <StateNote kind="empty" title={t('results.noneOfCompetition')} action={action} />;
  }
  // What was played then may not be held.
  if (!isInReach(day, today)) {
    return <StateNote kind="empty" title={t('results.noneHeld')} hint={t('results.noneHeldHint')} />;
  }
  const title = day === today ? t('results.noneToday') : t('results.none');
  const hint = next.length > 0 || latest.length > 0 ? t('results.noneTodayHint') : t('results.noneHint');
  return <StateNote kind="empty" title={title} hint={hint} />;
}
