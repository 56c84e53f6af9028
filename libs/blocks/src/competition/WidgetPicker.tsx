import { hasPage } from '@cancha/routing/hasPage';
import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { WeekPicker } from './WeekPicker';

type WidgetPickerProps = {
  context: SiteContext;
  /** As the tables are now. */
  latest: CompetitionWidget;
  week: number | null;
};

/** From the tables beside the news to those after another matchday, which have a page of their own. */
export function WidgetPicker({ context, latest, week }: WidgetPickerProps): JSX.Element | null {
  const { tournament, tables } = latest;
  if (!hasPage(context.site, 'tournamentStandings')) return null;
  return <WeekPicker context={context} tournament={tournament} tables={tables} week={week} />;
}
