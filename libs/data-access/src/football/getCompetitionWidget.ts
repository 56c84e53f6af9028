import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import { mapEach } from '@cancha/stats/mapped/mapEach';
import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import { mapScorer } from '@cancha/stats/standings/mapScorer';
import { mapStandings } from '@cancha/stats/standings/mapStandings';
import type { Scorer } from '@cancha/stats/standings/Scorer';
import type { Standings } from '@cancha/stats/standings/Standings';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { readDecoration, readEach, readList, readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { stageSchema } from './match.wire';
import { rowSchema, scorerSchema, tableSchema, widgetSchema, zoneSchema } from './widget.wire';

export type WidgetArgs = {
  readonly tournamentId: string;
  readonly stageId?: string;
  readonly week?: number;
  readonly teamId?: string;
};

/** Tables and scorers of a tournament, or `null` when the provider does not know it. */
export async function getCompetitionWidget(api: Api, args: WidgetArgs): Promise<CompetitionWidget | null> {
  const path = encodePath(['api', 'stats', 'competition-widget', 'tournament', args.tournamentId]);
  if (path === null) return null;

  return api.get({
    path,
    query: { stage_id: args.stageId, week: args.week, teamId: args.teamId },
    shape: 'competition-widget',
    absentIsAnswer: true,
    read: readWidget,
  });
}

function readWidget(body: unknown, issues: MapIssue[]): CompetitionWidget {
  const wire = readOne(widgetSchema, unwrapData(body), 'widget');
  const { id, name, slug, season } = wire.tournament;
  return {
    tournament: { id, name, slug: slug || null, season: season || null },
    until: wire.until && /^\d{4}-\d{2}-\d{2}/.test(wire.until) ? wire.until.slice(0, 10) : null,
    stages: readDecoration(stageSchema, wire.stages, id, issues),
    tables: readTables(wire.tables, issues),
    scorers: readScorers(wire.scorers, id, issues),
  };
}

function readTables(value: unknown, issues: MapIssue[]): Standings[] {
  const wires = readList(tableSchema, value, 'tables', issues).map((table) => ({
    ...table,
    rows: Array.isArray(table.rows) ? readEach(rowSchema, table.rows, issues) : [],
    zones: readDecoration(zoneSchema, table.zones, table.id, issues),
  }));
  const { values, issues: mapIssues } = mapEach(wires, mapStandings);
  issues.push(...mapIssues);
  return values;
}

function readScorers(value: unknown, owner: string, issues: MapIssue[]): Scorer[] {
  const { values, issues: mapIssues } = mapEach(
    readDecoration(scorerSchema, value, owner, issues),
    mapScorer,
  );
  issues.push(...mapIssues);
  return values;
}
