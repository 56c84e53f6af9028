import { z } from 'zod';
import {
  factRecords,
  type Facts,
  type StatisticsFact,
  type TournamentFact,
} from '@cancha/newsroom/facts/factRecords.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { plainRules, type TournamentRules, tournamentRules } from '@cancha/newsroom/facts/tournamentRules.ts';

/** The figures of a match, one side each. */
export type SideStatistics = Omit<StatisticsFact, 'match' | 'side'>;

/** What the database holds of a tournament beside its columns: its rules with ids in place of keys, and loose facts. */
export type StoredRules = TournamentRules & {
  /** By team. */
  coaches: Record<string, string>;
  /** By match. */
  statistics: Record<string, { home: SideStatistics; away: SideStatistics }>;
};

const figures = factRecords.statistics.omit({ match: true, side: true });
const sidesSchema = z.object({ home: figures, away: figures });
const coachesSchema = z.object({ coaches: z.record(z.string(), z.string()) });

export function storeRules({ key, rules }: TournamentFact, facts: Facts): StoredRules | null {
  if (!rules) return null;
  const played = new Set(
    facts.matches.filter(({ tournament }) => tournament === key).map((match) => match.key),
  );
  return {
    ...rules,
    tables: rules.tables.map(({ stage, of, teams }) => ({
      stage: statsId(stage),
      of: statsId(of),
      teams: teams.map(statsId),
    })),
    bracket: rules.bracket.map(({ match, ...slots }) => ({ match: statsId(match), ...slots })),
    titles: rules.titles.map(({ stage, names, published }) => ({
      stage: stage && statsId(stage),
      names,
      ...(published && {
        published: {
          champion: statsId(published.champion),
          second: published.second && statsId(published.second),
        },
      }),
    })),
    deductions: rules.deductions.map(({ team, points }) => ({ team: statsId(team), points })),
    invisiblePoints: rules.invisiblePoints.map(({ table, after, places }) => ({
      table: statsId(table),
      after: statsId(after),
      places,
    })),
    coaches: Object.fromEntries(
      facts.entries.flatMap(({ tournament, team, coach }) =>
        tournament === key && coach !== null ? [[statsId(team), coach]] : [],
      ),
    ),
    statistics: statisticsOf(facts.statistics.filter(({ match }) => played.has(match))),
  };
}

function statisticsOf(facts: StatisticsFact[]): StoredRules['statistics'] {
  const byMatch = Map.groupBy(facts, ({ match }) => match);
  return Object.fromEntries(
    [...byMatch].flatMap(([match, sides]) => {
      const of = (wanted: StatisticsFact['side']): SideStatistics | null => {
        const found = sides.find(({ side }) => side === wanted);
        if (!found) return null;
        const { match: _, side: __, ...figures } = found;
        return figures;
      };
      const [home, away] = [of('home'), of('away')];
      return home && away ? [[statsId(match), { home, away }]] : [];
    }),
  );
}

/** The rules of a tournament as they are stored; the plain ones where there are none. */
export function readRules(stored: unknown): TournamentRules {
  return tournamentRules.safeParse(stored).data ?? plainRules;
}

/** The coaches of a tournament, by team. */
export function readCoaches(stored: unknown): Record<string, string> {
  return coachesSchema.safeParse(stored).data?.coaches ?? {};
}

/** The figures of one match; `null` where there are none. */
export function readStatistics(stored: unknown): { home: SideStatistics; away: SideStatistics } | null {
  return sidesSchema.safeParse(stored).data ?? null;
}
