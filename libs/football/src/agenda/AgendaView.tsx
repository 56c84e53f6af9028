import { buildPath } from '@cancha/routing/buildPath';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { Breadcrumbs, type Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { JSX } from 'react';
import { ZoneNote } from '../matchList/ZoneNote';
import { ageSince } from '@cancha/blocks/matches/scoreAge';
import { addDays } from '@cancha/blocks/matches/addDays';
import { shortDay } from '../results/dayWords';
import type { MatchDay } from '../results/loadResultsPage';
import { MatchGroups } from '../results/MatchGroups';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import styles from './AgendaView.module.css';
import type { AgendaData } from './loadAgendaPage';

type AgendaViewProps = { context: SiteContext; data: AgendaData; crumbs: readonly Crumb[] };

const idOf = (day: string) => `dia-${day}`;

/** "Hoy, dom 5 jul"; "Lun 6 jul": it is a heading, also where weekdays are written small. */
function dayTitle(day: string, today: string, { t, format }: Pick<SiteContext, 't' | 'format'>): string {
  const words = { day: shortDay(day, format) };
  if (day === today) return t('agenda.today', words);
  if (day === addDays(today, 1)) return t('agenda.tomorrow', words);
  return words.day.charAt(0).toUpperCase() + words.day.slice(1);
}

/** What is on and when, day by day: the days as a way there, and whose hours these are. */
export function AgendaView({ context, data, crumbs }: AgendaViewProps): JSX.Element {
  const { site, t } = context;
  const { days, later, today, asOf } = data;
  const age = ageSince(asOf, new Date(), context);
  const shown = days.length > 0 ? days : later;
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <Breadcrumbs items={crumbs} label={t('breadcrumbs.label')} />
        <Headline level={1} size="lead">
          {t('screens.schedule')}
        </Headline>
        <p>
          <ZoneNote context={context} />
        </p>
      </header>
      {days.length === 0 ? (
        <StateNote
          kind="empty"
          title={t('agenda.none')}
          hint={later.length > 0 ? t('agenda.noneHint') : undefined}
          action={{ href: buildPath(site, 'resultsHome', {}), text: t('agenda.results') }}
        />
      ) : null}
      {shown.length > 1 ? (
        <TopicChips
          oneRow
          label={t('results.days')}
          topics={shown.map(({ day }) => ({ name: dayTitle(day, today, context), href: `#${idOf(day)}` }))}
        />
      ) : null}
      {shown.map((one) => (
        <AgendaDay
          key={one.day}
          context={context}
          data={one}
          age={age}
          title={dayTitle(one.day, today, context)}
        />
      ))}
    </div>
  );
}

type AgendaDayProps = { context: SiteContext; data: MatchDay; age: string | null; title: string };

function AgendaDay({ context, data: { day, matches }, age, title }: AgendaDayProps): JSX.Element {
  return (
    <section aria-labelledby={idOf(day)} className={styles['day']}>
      <Headline level={2} size="second" id={idOf(day)}>
        <time dateTime={day}>{title}</time>
      </Headline>
      <MatchGroups context={context} matches={matches} level={3} age={age} />
    </section>
  );
}
