import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { datedPath, isInReach } from './datedPath';
import { shortDay } from './dayWords';
import type { MatchDay, ResultsData } from './loadResultsPage';
import { MatchGroups } from './MatchGroups';
import styles from './ResultsView.module.css';

type NoMatchesProps = {
  context: SiteContext;
  data: Pick<ResultsData, 'day' | 'today' | 'before' | 'after' | 'isLate'>;
};

/** A day without football: it is said, and where today has none, the days around it are shown. */
export function NoMatches({ context, data }: NoMatchesProps): JSX.Element {
  const { t } = context;
  const { day, today, before, after, isLate } = data;
  if (isLate) return <Late context={context} data={data} />;
  // No day leads there, and what was played then may not be held.
  if (!isInReach(day, today)) {
    return <StateNote kind="empty" title={t('results.noneHeld')} hint={t('results.noneHeldHint')} />;
  }
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

/** The matches are on their way, for whoever asks again. */
function Late({ context: { site, t }, data: { day, today } }: NoMatchesProps): JSX.Element {
  const href = datedPath('resultsHome', site, day === today ? null : day);
  return <StateNote kind="empty" title={t('results.late')} action={{ href, text: t('results.again') }} />;
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
