import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { ScorersList, type ScorerRow } from '@cancha/ui/standings/ScorersList/ScorersList';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { seeTournament } from '../matches/seeTournament';
import { toScorerRows } from './toScorerRows';

type ScorersBoxProps = {
  context: SiteContext;
  widget: CompetitionWidget | null;
  /** Beside something that is read for itself: its heading leads on, its names do not. */
  isPlain?: boolean;
};

/** The best scorers of the competition a site follows; nothing when they cannot be had. */
export function ScorersBox({ context, widget, isPlain = false }: ScorersBoxProps): JSX.Element | null {
  const { scorers } = context.brandConfig.front;
  if (!scorers || !widget || widget.scorers.length === 0) return null;
  const rows = toScorerRows(widget.scorers, scorers.rows, context);
  return (
    <section>
      <SectionHead title={scorers.title} more={seeTournament(widget.tournament, context)} />
      <ScorersList rows={isPlain ? rows.map(plainRow) : rows} note={null} />
    </section>
  );
}

const plainRow = (row: ScorerRow): ScorerRow => ({
  ...row,
  href: null,
  team: row.team && { ...row.team, href: null },
});
