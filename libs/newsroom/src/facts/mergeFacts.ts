import type { Facts } from './factRecords.ts';

/** Both together, the first in front. */
export function mergeFacts(one: Facts, other: Facts): Facts {
  return {
    teams: [...one.teams, ...other.teams],
    clubColours: [...one.clubColours, ...other.clubColours],
    venues: [...one.venues, ...other.venues],
    tournaments: [...one.tournaments, ...other.tournaments],
    stages: [...one.stages, ...other.stages],
    zones: [...one.zones, ...other.zones],
    entries: [...one.entries, ...other.entries],
    matches: [...one.matches, ...other.matches],
    coverage: [...one.coverage, ...other.coverage],
    rankings: [...one.rankings, ...other.rankings],
    events: [...one.events, ...other.events],
    lineUps: [...one.lineUps, ...other.lineUps],
    statistics: [...one.statistics, ...other.statistics],
    players: [...one.players, ...other.players],
  };
}
