import { archiveNote } from '@cancha/blocks/tables/archiveNote';
import type { Standings } from '@cancha/stats/standings/Standings';
import type { TieBreaker } from '@cancha/stats/ranking/TableRules';
import type { PublishedRules, TournamentStandings } from '@cancha/stats/standings/TournamentStandings';
import type { JSX } from 'react';
import styles from '../entity/EntityPage.module.css';
import type { MessageKey } from '@cancha/site/context/createSiteTranslator';
import type { SiteContext } from '@cancha/site/context/SiteContext';

const words: Readonly<Record<TieBreaker, MessageKey>> = {
  'goal-difference': 'tieBreakers.goalDifference',
  'goals-for': 'tieBreakers.goalsFor',
  'away-goals': 'tieBreakers.awayGoals',
  wins: 'tieBreakers.wins',
  'away-wins': 'tieBreakers.awayWins',
  'head-to-head-points': 'tieBreakers.headToHeadPoints',
  'head-to-head-goal-difference': 'tieBreakers.headToHeadGoalDifference',
  'head-to-head-goals-for': 'tieBreakers.headToHeadGoalsFor',
  'fair-play': 'tieBreakers.fairPlay',
  'fifa-ranking': 'tieBreakers.fifaRanking',
  'invisible-point': 'tieBreakers.invisiblePoint',
};

/** "Una victoria vale 3 puntos y un empate 1 punto. …" */
function rulesText({ points, order }: PublishedRules, { t }: Pick<SiteContext, 't'>): string {
  const worth = (n: number) => t('ranking.pointsOf', { n });
  const given = t('tournament.rules', { win: worth(points.win), draw: worth(points.draw) });
  if (order.length === 0) return given;
  return `${given} ${t('tournament.rulesOrder', { order: order.map((rule) => t(words[rule])).join(', ') })}`;
}

/** Teams that nothing but a draw of lots would part. */
export function byLotsText({ rows }: Pick<Standings, 'rows'>, t: SiteContext['t']): string | null {
  const level = rows.filter(({ byLots }) => byLots);
  if (level.length === 0) return null;
  return t('tournament.byLots', { teams: level.map(({ team }) => team.name).join(', ') });
}

type StandingsNotesProps = { context: SiteContext; standings: TournamentStandings };

/** By what the tables are ordered, and until when results are known. */
export function StandingsNotes({ context, standings }: StandingsNotesProps): JSX.Element | null {
  const { t, format } = context;
  const { until, tables, rankingDate, deductions } = standings;
  const rules = tables.length > 0 ? standings.rules : null;
  const archive = archiveNote(until, context);
  if (!rules && !archive && deductions.length === 0) return null;
  return (
    <div className={styles['small']}>
      {rules ? <p>{rulesText(rules, context)}</p> : null}
      {rules?.order.includes('fifa-ranking') && rankingDate ? (
        <p>{t('tournament.rankingDate', { date: format.plainDay(rankingDate) })}</p>
      ) : null}
      {deductions.map(({ team, points }) => (
        <p key={team.name}>
          {t('tournament.deducted', { team: team.name, points: t('ranking.pointsOf', { n: points }) })}
        </p>
      ))}
      {archive ? <p>{archive}</p> : null}
    </div>
  );
}
