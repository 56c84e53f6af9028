import type { CompetitionWidget } from '@cancha/stats/competition/CompetitionWidget';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { readOptionalList, readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { stageSchema } from './match.wire';
import { readLongTables } from './readLongTables';
import { readScorers, readTables } from './readTables';
import { widgetSchema } from './widget.wire';

export type WidgetArgs = {
  readonly tournamentId: string;
  readonly stageId?: string;
  readonly week?: number;
  readonly teamId?: string;
};

/** Tables and scorers, or `null` for an unknown tournament. */
export async function getCompetitionWidget(api: Api, args: WidgetArgs): Promise<CompetitionWidget | null> {
  const path = encodePath(['api', 'stats', 'competition-widget', 'tournament', args.tournamentId]);
  if (path === null) return null;

  return api.get({
    path,
    query: { stage_id: args.stageId, week: args.week, teamId: args.teamId },
    cacheKey: 'competition-widget',
    nullIfNotFound: true,
    read: readWidget,
  });
}

function readWidget(body: unknown, issues: MapIssue[]): CompetitionWidget {
  const wire = readOne(widgetSchema, unwrapData(body), 'widget');
  const { tournament, until } = wire;
  const { id } = tournament;
  return {
    tournament,
    until,
    stages: readOptionalList(stageSchema, wire.stages, id, issues),
    tables: readTables(wire.tables, issues),
    scorers: readScorers(wire.scorers, id, issues),
    ...readLongTables(wire, id, issues),
  };
}
