import { tournamentHref } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { PlayerTournament } from '@cancha/stats/player/Player';
import { FigureTable } from '@cancha/ui/football/FigureTable/FigureTable';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import styles from '../entity/EntityPage.module.css';
import { tournamentName } from '../entity/tournamentName';

type PlayerTotalsProps = { context: SiteContext; tournaments: readonly PlayerTournament[] };

/** The figures of a player, a line for each tournament, and of which matches they are. */
export function PlayerTotals({ context, tournaments }: PlayerTotalsProps): JSX.Element {
  const { site, t } = context;
  const title = t('playerPage.tournaments');
  const notes = tournaments.flatMap((one) =>
    notesOf(one, t).map((text) => ({ of: tournamentName(one.tournament), text })),
  );
  const isOne = tournaments.length === 1;
  const figure = (value: number | null) => (value === null ? null : `${value}`);
  return (
    <section className={styles['stack']}>
      <SectionHead title={title} />
      <FigureTable
        caption={title}
        heading={t('teamPage.competitions')}
        columns={(['played', 'starts', 'goalsScored', 'yellowCards', 'redCards'] as const).map((key) => ({
          short: t(`standings.${key}.short`),
          long: t(`standings.${key}.long`),
        }))}
        rows={tournaments.map((one) => ({
          id: one.tournament.id,
          name: tournamentName(one.tournament),
          detail: detailOf(one, t),
          href: tournamentHref(one.tournament, site),
          cells: [one.appearances, one.starts, one.goals, one.yellowCards, one.redCards].map(figure),
        }))}
        unknown={t('teamPage.unknown')}
      />
      {notes.map(({ of, text }) => (
        <p key={of + text} className={styles['small']}>
          {isOne ? text : `${of}: ${text}`}
        </p>
      ))}
    </section>
  );
}

/** His shirt, and how many of his goals were penalties. */
function detailOf({ number, penalties }: PlayerTournament, t: SiteContext['t']): string {
  const shirt = number === null ? [] : [`${t('playerPage.number')}: ${number}`];
  return [...shirt, ...(penalties ? [t('standings.ofPenalties', { n: penalties })] : [])].join(' · ');
}

/** Of which matches line-ups and goals are, where they may be more. */
function notesOf(one: PlayerTournament, t: SiteContext['t']): string[] {
  const { lineUpsKnown, teamMatches, goals, goalsKnown, isWhole } = one;
  const all = `${teamMatches ?? 0}`;
  const isPartial =
    lineUpsKnown !== null && lineUpsKnown > 0 && teamMatches !== null && lineUpsKnown < teamMatches;
  const ofLineUps = isPartial ? [t('playerPage.known', { known: `${lineUpsKnown}`, all: teamMatches })] : [];
  if (goals === null || !teamMatches) return ofLineUps;
  if (goalsKnown !== null && goalsKnown < teamMatches)
    return [...ofLineUps, t('playerPage.goalsKnown', { known: `${goalsKnown}`, all })];
  return isWhole ? ofLineUps : [...ofLineUps, t('playerPage.goalsPartial', { all })];
}
