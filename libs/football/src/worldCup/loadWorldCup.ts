import { competitions } from '@cancha/brands/competitions';
import { getCompetitionWidget } from '@cancha/data-access/football/getCompetitionWidget';
import { getMatches } from '@cancha/data-access/football/getMatches';
import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import type { Match } from '@cancha/stats/match/Match';
import { byDay, type MatchDay } from '../matchList/byDay';
import { simulatorData, type SimulatorData } from '../simulator/loadSimulator';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

export type WorldCupData = SimulatorData & {
  /** As the provider lists them: the same object for as long as nothing changed. */
  readonly matches: readonly Match[];
  /** Today or, without matches today, the next day with some; once all is over the last. */
  readonly nearest: string;
  /** That day and those after it, and those before it, the latest first: the page opens at today. */
  readonly ahead: readonly MatchDay[];
  readonly past: readonly MatchDay[];
  readonly tables: CompetitionWidget | null;
};

const tournament = competitions.worldCup2026;

/**
 * The matches of the World Cup, which are required; `null` where the provider has none. Its tables are missing where
 * they cannot be had.
 */
export async function loadWorldCup({ apis, format }: SiteContext, now: Date): Promise<WorldCupData | null> {
  const [matches, tables] = await Promise.all([
    getMatches(apis.stats, { tournaments: [tournament] }),
    orNull(getCompetitionWidget(apis.stats, { tournamentId: tournament })),
  ]);
  if (!matches || matches.length === 0) return null;
  const days = byDay(matches, (match) => format.day(match.kickOff));
  const today = format.day(now);
  const nearest = (days.find(({ day }) => day >= today) ?? days.at(-1))?.day ?? today;
  return {
    ...simulatorData(matches),
    ...{ matches, nearest, tables },
    ahead: days.filter(({ day }) => day >= nearest),
    past: days.filter(({ day }) => day < nearest).reverse(),
  };
}
