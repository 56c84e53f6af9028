import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { shortDay } from './dayWords';
import type { MatchDay, ResultsData } from './loadResultsPage';
import { MatchGroups } from './MatchGroups';
import styles from './ResultsView.module.css';

type NoMatchesProps = { context: SiteContext; data: Pick<ResultsData, 'day' | 'today' | 'before' | 'after'> };

/** A day without football: it is said, and where today has none, the days around it are shown. */
export function NoMatches({ context, data }: NoMatchesProps): JSX.Element {
  const { t } = context;
  const { day, today, before, after } = data;
  const title = day === today ? t('results.noneToday') : t('results.none');
  const hint = before || after ? t('results.noneTodayHint') : t('results.noneHint');
  return (
    <div className={styles['groups']}>
      <StateNote kind="empty" title={title} hint={hint} />
      {before ? <NearDay context={context} near={before} title="results.before" /> : null}
      {after ? <NearDay context={context} near={after} title="results.after" /> : null}
    </div>
  );
}

type NearDayProps = {
  context: SiteContext;
  near: MatchDay;
  title: 'results.before' | 'results.after';
};

function NearDay({ context, near, title }: NearDayProps): JSX.Element {
  return (
    <section>
      <Headline level={2} size="second">
        {context.t(title, { day: shortDay(near.day, context.format) })}
      </Headline>
      <MatchGroups context={context} matches={near.matches} level={3} />
    </section>
  );
}
