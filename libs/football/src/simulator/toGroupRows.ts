import type { RankedTeam } from '@cancha/stats/ranking/rankTable';
import { goalDifference } from '@cancha/stats/ranking/tallyResults';
import type { RankingRow } from '@cancha/ui/standings/RankingTable/RankingRow';
import { withSign } from '../standings/partingWords';
import { nameOf, type SimulatorTeams } from './SimulatorTeams';

type Zoned = {
  /** Zone of a place, counted from 1. */
  zoneOf: (place: number, teamId: string) => 1 | 2 | null;
  afterName?: (teamId: string) => string;
};

export function toGroupRows(
  ranked: readonly RankedTeam[],
  teams: SimulatorTeams,
  { zoneOf, afterName }: Zoned,
): RankingRow[] {
  const zones = ranked.map(({ standing }, at) => zoneOf(at + 1, standing.teamId));
  return ranked.map(({ standing }, at) => {
    const { teamId: id, points, played } = standing;
    const zone = zones[at] ?? null;
    return {
      position: at + 1,
      team: { id, name: nameOf(teams, id) + (afterName?.(id) ?? ''), badge: teams[id]?.badge ?? null },
      ...{ points, played, zone },
      goalDifference: withSign(goalDifference(standing)),
      cut: zone !== null && at + 1 < zones.length && zones[at + 1] !== zone,
    };
  });
}
