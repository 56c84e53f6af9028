import { competitions } from '@cancha/brands/competitions';
import { getCompetitionWidget } from '@cancha/data-access/football/getCompetitionWidget';
import { getMatches } from '@cancha/data-access/football/getMatches';
import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import type { Match } from '@cancha/stats/match/Match';
import { byDay } from '../agenda/loadAgendaPage';
import type { MatchDay } from '../results/loadResultsPage';
import { simulatorData, type SimulatorData } from '../simulator/loadSimulator';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

export type WorldCupData = SimulatorData & {
  /** As the provider lists them: the same object for as long as nothing changed. */
  readonly matches: readonly Match[];
  /** In the site's zone. */
  readonly days: readonly MatchDay[];
  /** The day with matches that is nearest to today; `null` without matches. */
  readonly nearest: string | null;
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
  return { ...simulatorData(matches), matches, days, nearest: nearestDay(days, format.day(now)), tables };
}

/** Today, or the next day with matches, or once all is over the last. */
function nearestDay(days: readonly MatchDay[], today: string): string | null {
  return (days.find(({ day }) => day >= today) ?? days.at(-1))?.day ?? null;
}
