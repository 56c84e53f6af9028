import { tournamentHref } from '@cancha/blocks/matches/entityHref';
import { toScoreRow } from '@cancha/blocks/matches/toScoreRow';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Match } from '@cancha/stats/match/Match';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { ScoreRows } from '@cancha/ui/match/ScoreRows/ScoreRows';
import type { JSX } from 'react';
import { tournamentName } from './tournamentName';

type SeasonMatchesProps = { context: SiteContext; matches: readonly Match[]; now: Date };

/** Matches that were, each season of a competition under its name and in the order given. */
export function SeasonMatches({ context, matches, now }: SeasonMatchesProps): JSX.Element {
  const bySeason = Map.groupBy(matches, ({ tournament }) => tournament?.id ?? '');
  return (
    <>
      {[...bySeason].map(([id, own]) => (
        <section key={id}>
          <SectionHead {...headOf(own[0], context)} />
          <ScoreRows matches={own.map((match) => toScoreRow(match, context, { now, withDay: true }))} />
        </section>
      ))}
    </>
  );
}

function headOf(match: Match | undefined, { site, t }: SiteContext): Parameters<typeof SectionHead>[0] {
  const tournament = match?.tournament;
  if (!tournament) return { title: t('results.others') };
  const title = tournamentName(tournament);
  const href = tournamentHref(tournament, site);
  const text = t('venuePage.toTournament');
  return { title, more: href === null ? undefined : { href, text, label: `${text}: ${title}` } };
}
