import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { ScorersList } from '@cancha/ui/standings/ScorersList/ScorersList';
import type { JSX } from 'react';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { seeTournament } from '../matches/seeTournament';
import { toScorerRows } from './toScorerRows';

type ScorersBoxProps = { context: SiteContext; widget: CompetitionWidget | null };

/** The best scorers of the competition a site follows; nothing when they cannot be had. */
export function ScorersBox({ context, widget }: ScorersBoxProps): JSX.Element | null {
  const { scorers } = context.brandConfig.front;
  if (!scorers || !widget || widget.scorers.length === 0) return null;
  return (
    <section>
      <SectionHead title={scorers.title} more={seeTournament(widget.tournament, context)} />
      <ScorersList rows={toScorerRows(widget.scorers, scorers.rows, context)} note={null} />
    </section>
  );
}
