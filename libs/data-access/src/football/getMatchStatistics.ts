import type { MatchStatistics, SideFigures } from '@cancha/stats/match/MatchStatistics';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { isRecord } from '../reading/isRecord';
import { readOptionalList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { figuresSchema } from './matchCentre.wire';

/** An extension of our origin: `null` from other backends. */
export async function getMatchStatistics(
  api: Api,
  args: { matchId: string },
): Promise<MatchStatistics | null> {
  const path = encodePath(['soccer', 'match', args.matchId, 'statistics']);
  if (path === null) return null;

  return api.get({
    path,
    cacheKey: 'match-statistics',
    nullIfNotFound: true,
    read: (body, issues) => {
      const answer = unwrapData(body);
      const side = (at: 'home' | 'away') =>
        readFigures(isRecord(answer) ? answer[at] : null, `${args.matchId} ${at}`, issues);
      return { home: side('home'), away: side('away') };
    },
  });
}

function readFigures(value: unknown, owner: string, issues: MapIssue[]): SideFigures | null {
  const [wire] = readOptionalList(figuresSchema, value ? [value] : [], owner, issues);
  if (!wire) return null;
  const { shots_on_target: shotsOnTarget, passes_completed: passesCompleted, ...others } = wire;
  const known = Object.entries({ ...others, shotsOnTarget, passesCompleted }).flatMap(([name, count]) =>
    typeof count === 'number' && count >= 0 ? [[name, count] as const] : [],
  );
  return known.length > 0 ? Object.fromEntries(known) : null;
}
