import { hasPage } from '@cancha/routing/hasPage';
import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import type { JSX } from 'react';
import type { SiteContext } from '../site/SiteContext';
import { WeekPicker } from '../tournament/WeekPicker';

type WidgetPickerProps = { context: SiteContext; widget: CompetitionWidget };

/** From the tables beside the news to those after another matchday, which have a page of their own. */
export function WidgetPicker({ context, widget }: WidgetPickerProps): JSX.Element | null {
  const { tournament, tables } = widget;
  if (!hasPage(context.site, 'tournamentStandings')) return null;
  return <WeekPicker context={context} tournament={tournament} tables={tables} week={null} />;
}
