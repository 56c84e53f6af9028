import type { Standings, StandingsRow } from '@cancha/stats/standings/Standings';
import { mapEach } from '../mapping/mapEach';
import { accepted, rejected, type MapIssue, type MapResult } from '../mapping/MapResult';
import { mapTeam } from './mapTeam';
import type { StandingsRowWire, StandingsWire } from './widget.wire';

/** One table, sorted by position. Rows whose team has no name are left out with a warning. */
export function mapStandings(wire: StandingsWire): MapResult<Standings> {
  const { id, name, zones, invisible_points: invisiblePoints } = wire;
  const warnings: MapIssue[] = [];
  const known = new Set(zones.map(({ zone }) => zone));
  // A zone without a label has no legend.
  const rows = mapEach(wire.rows, mapStandingsRow, warnings).map((row) =>
    row.zone && !known.has(row.zone) ? { ...row, zone: null } : row,
  );

  return accepted(
    {
      ...{ id, name, rows: rows.sort(byPosition), zones },
      ...(invisiblePoints?.length ? { invisiblePoints } : {}),
    },
    warnings,
  );
}

export function mapStandingsRow(wire: StandingsRowWire): MapResult<StandingsRow> {
  const team = mapTeam(wire.team);
  if (!team) return rejected('missing-team', wire.team.id);

  return accepted({
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
    zone: wire.zone,
    ...(wire.form ? { form: wire.form } : {}),
    ...(wire.by_lots ? { byLots: true } : {}),
    ...(wire.before ? { before: wire.before } : {}),
  });
}

function byPosition(a: StandingsRow, b: StandingsRow): number {
  return a.position - b.position;
}
