import type { TournamentScorers } from '@cancha/stats/tournament/TournamentScorers';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { readScorers } from './readTables';
import { scorersSchema } from './tournament.wire';

/** All scorers, or `null` for an unknown tournament. */
export async function getScorers(
  api: Api,
  args: { tournamentId: string },
): Promise<TournamentScorers | null> {
  const path = encodePath(['soccer', 'tournament', args.tournamentId, 'scorers']);
  if (path === null) return null;
  return api.get({ path, cacheKey: 'scorers', nullIfNotFound: true, read: readAllScorers });
}

function readAllScorers(body: unknown, issues: MapIssue[]): TournamentScorers {
  const wire = readOne(scorersSchema, unwrapData(body), 'scorers');
  const { tournament } = wire;
  // An incomplete list is not shown: it would look like a complete one.
  const complete = wire.complete ?? true;
  return {
    tournament,
    complete,
    scorers: complete ? readScorers(wire.scorers, tournament.id, issues) : [],
  };
}
