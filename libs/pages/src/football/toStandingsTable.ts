import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import type { Standings } from '@cancha/stats/standings/Standings';
import type {
  StandingsTableProps,
  StandingsTableRow,
} from '@cancha/ui/standings/StandingsTable/StandingsTable';
import type { SiteContext } from '../site/SiteContext';

type Zone = 1 | 2 | 3 | 4;

const zoneNumber = (zone: string | null): Zone | null => {
  const n = Number(/^z([1-4])$/.exec(zone ?? '')?.[1]);
  return n >= 1 && n <= 4 ? (n as Zone) : null;
};

/** The first rows of a table, for a rail. `null` when the competition has no such table. */
export function toStandingsTable(
  widget: CompetitionWidget,
  table: string,
  rows: number,
  heading: string,
  { format, t }: Pick<SiteContext, 'format' | 't'>,
): StandingsTableProps | null {
  const standings = widget.tables.find(({ name }) => name === table);
  if (!standings || standings.rows.length === 0) return null;
  const shown = standings.rows.slice(0, rows);
  return {
    caption: `${widget.tournament.name}, ${standings.name}`,
    teamHeading: heading,
    rows: shown.map((row, i) => toRow(row, shown[i + 1], format)),
    zones: zonesOf(standings),
    columns: columnWords(t),
    note: widget.until ? t('standings.archive', { date: format.plainDay(widget.until) }) : null,
  };
}

function toRow(
  row: Standings['rows'][number],
  next: Standings['rows'][number] | undefined,
  format: SiteContext['format'],
): StandingsTableRow {
  const zone = zoneNumber(row.zone);
  return {
    position: row.position,
    team: { id: row.team.id ?? row.team.name, name: row.team.name, badge: row.team.image },
    points: row.points,
    played: row.played,
    goalDifference: format.signed(row.goalDifference),
    zone,
    cut: zone !== null && next !== undefined && zoneNumber(next.zone) !== zone,
  };
}

function zonesOf({ zones }: Standings): StandingsTableProps['zones'] {
  return zones.flatMap(({ zone, label }) => {
    const n = zoneNumber(zone);
    return n ? [{ zone: n, label }] : [];
  });
}

function columnWords(t: SiteContext['t']): StandingsTableProps['columns'] {
  return {
    position: { short: t('standings.position.short'), long: t('standings.position.long') },
    points: { short: t('standings.points.short'), long: t('standings.points.long') },
    played: { short: t('standings.played.short'), long: t('standings.played.long') },
    goalDifference: { short: t('standings.goalDifference.short'), long: t('standings.goalDifference.long') },
  };
}
