import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { StandingsTable } from '@cancha/ui/standings/StandingsTable/StandingsTable';
import type { JSX } from 'react';
import type { SiteContext } from '../site/SiteContext';
import { toStandingsTable } from './toStandingsTable';

type TableBoxProps = { context: SiteContext; widget: CompetitionWidget | null };

/** The head of the table a site follows; nothing when it cannot be had. */
export function TableBox({ context, widget }: TableBoxProps): JSX.Element | null {
  const { featured } = context.profile;
  if (!featured.table || !widget) return null;
  const { table, rows, heading, title } = featured.table;
  const props = toStandingsTable(widget, table, rows, heading, context);
  if (!props) return null;
  return (
    <section>
      <SectionHead title={title} />
      <StandingsTable {...props} />
    </section>
  );
}
