import { buildPath } from '@cancha/routing/buildPath';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import type { JSX } from 'react';
import { shiftDay } from '@cancha/blocks/matches/shiftDay';
import { ageSince } from '@cancha/blocks/matches/scoreAge';
import { ScreenView } from '@cancha/blocks/screen/ScreenView';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { ZoneNote } from '../matchList/ReaderHours';
import { DaySection, dayId } from '../results/DaySection';
import { dayHeading, shortDay } from '../results/dayWords';
import type { AgendaData } from './loadAgendaPage';

type AgendaViewProps = { context: SiteContext; data: AgendaData; crumbs: readonly Crumb[] };

/** "Hoy, dom 5 jul"; "Lun 6 jul". */
function dayTitle(day: string, today: string, { t, format }: Pick<SiteContext, 't' | 'format'>): string {
  if (day === today) return t('agenda.today', { day: shortDay(day, format) });
  if (day === shiftDay(today, 1)) return t('agenda.tomorrow', { day: shortDay(day, format) });
  return dayHeading(day, format);
}

/** What is on and when, day by day, with links to the days. */
export function AgendaView({ context, data, crumbs }: AgendaViewProps): JSX.Element {
  const { site, t } = context;
  const { days, later, today, asOf } = data;
  const now = new Date();
  const age = ageSince(asOf, now, context);
  const shown = days.length > 0 ? days : later;
  const titleOf = (day: string) => dayTitle(day, today, context);
  return (
    <ScreenView
      context={context}
      crumbs={crumbs}
      title={t('screens.schedule')}
      lead={<ZoneNote context={context} />}
    >
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
          topics={shown.map(({ day }) => ({ name: titleOf(day), href: `#${dayId(day)}` }))}
        />
      ) : null}
      {shown.map((one) => (
        <DaySection key={one.day} context={context} data={one} now={now} age={age} title={titleOf(one.day)} />
      ))}
    </ScreenView>
  );
}
