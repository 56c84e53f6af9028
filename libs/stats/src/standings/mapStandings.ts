import { mapEach } from '../mapped/mapEach';
import { mapped, rejected, type Mapped } from '../mapped/Mapped';
import { mapTeam } from '../team/mapTeam';
import type { Standings, StandingsRow } from './Standings';
import type { StandingsRowWire, StandingsWire } from './StandingsWire';

/** One table, rows by position. A row whose team has no name is left out and remarked on. */
export function mapStandings(wire: StandingsWire): Mapped<Standings> {
  const { values, issues } = mapEach(wire.rows, mapStandingsRow);
  const zones = wire.zones ?? [];
  const known = new Set(zones.map(({ zone }) => zone));
  // A colour nobody explains means nothing to a reader.
  const rows = values.map((row) => (row.zone && !known.has(row.zone) ? { ...row, zone: null } : row));

  return mapped({ id: wire.id, name: wire.name, rows: rows.sort(byPosition), zones }, issues);
}

/** One line of a table; rejected without a team. */
export function mapStandingsRow(wire: StandingsRowWire): Mapped<StandingsRow> {
  const team = mapTeam(wire.team);
  if (!team) return rejected('missing-team', wire.team.id ?? null);

  return mapped({
    position: wire.position,
    team,
    played: wire.played,
    won: wire.won,
    drawn: wire.drawn,
    lost: wire.lost,
    goalsFor: wire.goals_for,
    goalsAgainst: wire.goals_against,
    goalDifference: wire.goal_difference ?? wire.goals_for - wire.goals_against,
    points: wire.points,
    zone: wire.zone || null,
    ...(wire.form ? { form: wire.form } : {}),
    ...(wire.by_lots ? { byLots: true } : {}),
    ...(wire.before ? { before: wire.before } : {}),
  });
}

function byPosition(a: StandingsRow, b: StandingsRow): number {
  return a.position - b.position;
}
