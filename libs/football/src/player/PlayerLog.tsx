import { matchHref } from '@cancha/blocks/matches/matchHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { PlayerMatch } from '@cancha/stats/player/PlayerMatch';
import { FigureTable, type FigureCell } from '@cancha/ui/football/FigureTable/FigureTable';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import styles from '../entity/EntityPage.module.css';
import { matchLine } from '../entity/matchLine';
import { tournamentName } from '../entity/tournamentName';

type PlayerLogProps = { context: SiteContext; matches: readonly PlayerMatch[] };

/** What a player did, tournament by tournament and match by match: nothing where no match names him. */
export function PlayerLog({ context, matches }: PlayerLogProps): JSX.Element | null {
  const { t } = context;
  if (matches.length === 0) return null;
  const title = t('playerPage.log');
  const byTournament = Map.groupBy(matches, ({ match }) => match.tournament?.id ?? '');
  return (
    <section className={styles['stack']}>
      <SectionHead title={title} />
      {[...byTournament].map(([id, own]) => {
        const tournament = own[0]?.match.tournament;
        const name = tournament ? tournamentName(tournament) : t('playerPage.match');
        return (
          <FigureTable
            key={id}
            caption={`${title}, ${name}`}
            heading={name}
            columns={(['goalsScored', 'yellowCards', 'redCards'] as const).map((key) => ({
              short: t(`standings.${key}.short`),
              long: t(`standings.${key}.long`),
            }))}
            rows={own.map((one) => ({
              id: one.match.id,
              name: matchLine(one.match),
              href: matchHref(one.match, context),
              detail: detailOf(one, context),
              cells: [goalsCell(one, t), countCell(one.yellowCards), countCell(one.redCards)],
            }))}
            unknown={t('teamPage.unknown')}
          />
        );
      })}
    </section>
  );
}

/** When it was, how long he was on and when he scored. */
function detailOf(one: PlayerMatch, { t, format }: SiteContext): string {
  const { match, part, minuteOn, minuteOff, goals } = one;
  const day = `${format.shortDate(match.kickOff)} ${format.year(match.kickOff)}`;
  const on =
    part === 'substitute'
      ? minuteOn === null
        ? t('playerPage.cameOn')
        : t('playerPage.substitute', { minute: minuteOn })
      : part && t(`playerPage.${part}`);
  const off = minuteOff === null ? null : t('playerPage.wentOff', { minute: minuteOff });
  const own = goals.filter(({ kind }) => kind !== 'own');
  const against = goals.filter(({ kind }) => kind === 'own');
  return [
    day,
    [on, off].filter(Boolean).join(', '),
    own.length > 0 && `${t('standings.goals', { n: own.length })}: ${minutesOf(own, t)}`,
    against.length > 0 && t('playerPage.ownGoal', { minutes: minutesOf(against, t) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function minutesOf(goals: PlayerMatch['goals'], t: SiteContext['t']): string {
  return goals
    .map(({ minute, kind }) => (kind === 'penalty' ? t('playerPage.penaltyMark', { minute }) : `${minute}’`))
    .join(', ');
}

const countCell = (count: number | null): FigureCell => (count === null ? null : `${count}`);

/** Goals are told one by one: none told is none only where the goals of the match are all known. */
function goalsCell({ match, goals }: PlayerMatch, t: SiteContext['t']): FigureCell {
  const n = goals.filter(({ kind }) => kind !== 'own').length;
  const score = match.state === 'scheduled' ? null : match.score;
  const told = match.state === 'scheduled' ? 0 : match.goals.length;
  if (n === 0 && (!score || told < score.home + score.away)) return null;
  return { text: `${n}`, spoken: t('standings.goals', { n }) };
}
