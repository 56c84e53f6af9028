import { describe, expect, it } from 'vitest';
import { mapStandings } from './mapStandings';
import { rowSchema, type StandingsRowWire } from './widget.wire';

function row(position: number, changes: object = {}): StandingsRowWire {
  return rowSchema.parse({
    position,
    team: { id: `team-${position}`, name: `Equipo ${position}` },
    played: 2,
    won: 1,
    drawn: 0,
    lost: 1,
    goals_for: 1,
    goals_against: 3,
    points: 3,
    ...changes,
  });
}

function map(rows: StandingsRowWire[], zones = [{ zone: 'z1', label: 'Semifinales' }]) {
  const result = mapStandings({ id: 't', name: 'Clausura', rows, zones });
  if (!result.ok) throw new Error(result.issue.problem);
  return result;
}

describe('mapStandings', () => {
  it('orders the rows by position', () => {
    expect(map([row(2), row(10), row(1)]).value.rows.map((r) => r.position)).toEqual([1, 2, 10]);
  });

  it('works out a goal difference that was not sent, and keeps one that was', () => {
    const { rows } = map([row(1), row(2, { goal_difference: 0 })]).value;

    expect(rows.map((r) => r.goalDifference)).toEqual([-2, 0]);
  });

  it('colours only rows of a zone the table explains', () => {
    const { rows } = map([row(1, { zone: 'z1' }), row(2, { zone: 'z9' })]).value;

    expect(rows.map((r) => r.zone)).toEqual(['z1', null]);
  });

  it('says whose place in the stage before counts, and nothing where nobody’s does', () => {
    const read = (wire: object) => mapStandings({ id: 't', name: 'A', rows: [row(1)], zones: [], ...wire });

    expect(read({ invisible_points: ['team-1'] })).toMatchObject({ value: { invisiblePoints: ['team-1'] } });
    expect(read({ invisible_points: [] })).not.toHaveProperty('value.invisiblePoints');
  });

  it('leaves out a nameless row without losing the table', () => {
    const { value, warnings } = map([row(1), row(2, { team: { id: 'x', name: '' } })]);

    expect(value.rows).toHaveLength(1);
    expect(warnings).toEqual([{ id: 'x', problem: 'missing-team', kept: false }]);
  });
});
