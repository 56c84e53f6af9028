import { competitions } from '@cancha/brands/competitions';
import { getMatches } from '@cancha/data-access/football/getMatches';
import type { Match } from '@cancha/stats/match/Match';
import { winnerOf } from '@cancha/stats/match/winnerOf';
import { noPicks, type Picks } from '@cancha/stats/simulator/Picks';
import { picksWithNumbers, type PlayedMatch } from '@cancha/stats/simulator/picksFromResults';
import { worldCup2026 } from '@cancha/stats/worldCup/worldCup2026';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { SimulatorTeams } from './SimulatorTeams';

export type SimulatorData = {
  readonly teams: SimulatorTeams;
  /** The tournament as far as it has been played. */
  readonly real: Picks;
  /** Its matches by their official numbers, as far as it is known who meets in them or where they come from. */
  readonly byNumber: ReadonlyMap<number, Match>;
};

/** Matches are the same object for as long as the backend answers that nothing changed. */
const known = new WeakMap<readonly Match[], SimulatorData>();
const nothing: SimulatorData = { teams: {}, real: noPicks, byNumber: new Map() };

/**
 * Names, flags and results of the World Cup. None of them is required: without the backend a simulated World Cup is
 * shown by the codes of its teams.
 */
export async function loadSimulator({ apis }: Pick<SiteContext, 'apis'>): Promise<SimulatorData> {
  const matches = await orNull(getMatches(apis.stats, { tournaments: [competitions.worldCup2026] }));
  return matches ? simulatorData(matches) : nothing;
}

/** What the simulator knows of these matches of the World Cup. */
export function simulatorData(matches: readonly Match[]): SimulatorData {
  const data = known.get(matches) ?? toSimulatorData(matches);
  known.set(matches, data);
  return data;
}

function toSimulatorData(matches: readonly Match[]): SimulatorData {
  const drawn = new Set(worldCup2026.groups.flatMap(({ teams }) => teams));
  const teams = matches
    .flatMap(({ home, away }) => [home, away])
    .flatMap(({ code, name, image }) =>
      code !== null && drawn.has(code) ? [[code, { name, badge: image }] as const] : [],
    );
  const { picks, byNumber } = picksWithNumbers(matches.flatMap(toPlayed));
  return {
    teams: Object.fromEntries(teams),
    real: picks,
    byNumber: new Map([
      ...matches.flatMap(openTieOf),
      ...[...byNumber].map(([number, { match }]) => [number, match] as const),
    ]),
  };
}

/** A match of which a side is not known, by the code of that side: each stands in one match of the bracket. */
function openTieOf(match: Match): (readonly [number, Match])[] {
  const open = [match.home, match.away].flatMap(({ from, name }) => (from ? [name] : []));
  const tie = worldCup2026.ties.find(({ home, away }) => open.some((slot) => slot === home || slot === away));
  return tie ? [[tie.number, match]] : [];
}

function toPlayed(match: Match): (PlayedMatch & { match: Match })[] {
  const [home, away] = [match.home.code, match.away.code];
  if (home === null || away === null) return [];
  const score = match.state === 'finished' ? match.score : null;
  return [{ home, away, score, winner: winnerOf(match), match }];
}
