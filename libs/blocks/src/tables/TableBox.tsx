import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { RankingTable } from '@cancha/ui/standings/RankingTable/RankingTable';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { seeTournament } from '../matches/seeTournament';
import { toRankingTable } from './toRankingTable';

type TableBoxProps = { context: SiteContext; widget: CompetitionWidget | null };

/** The head of the table a site follows; nothing when it cannot be had. */
export function TableBox({ context, widget }: TableBoxProps): JSX.Element | null {
  const { front } = context.brandConfig;
  if (!front.table || !widget) return null;
  const { table, rows, heading, title } = front.table;
  const props = toRankingTable(widget, table, rows, heading, context);
  if (!props) return null;
  return (
    <section>
      <SectionHead title={title} more={seeTournament(widget.tournament, context)} />
      <RankingTable {...props} />
    </section>
  );
}
