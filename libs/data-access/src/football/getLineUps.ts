import type { LineUp, LineUps } from '@cancha/stats/match/LineUps';
import { readMatchMinute } from '@cancha/stats/match/MatchMinute';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { isRecord } from '../reading/isRecord';
import { readOptionalList } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { lineUpSchema, starterSchema, substituteSchema } from './matchCentre.wire';

/** Starters and bench of a match. An extension of our origin: `null` from other backends. */
export async function getLineUps(api: Api, args: { matchId: string }): Promise<LineUps | null> {
  const path = encodePath(['soccer', 'match', args.matchId, 'lineups']);
  if (path === null) return null;

  return api.get({
    path,
    cacheKey: 'line-ups',
    nullIfNotFound: true,
    read: (body, issues) => {
      const answer = unwrapData(body);
      const side = (at: 'home' | 'away') =>
        readLineUp(isRecord(answer) ? answer[at] : null, `${args.matchId} ${at}`, issues);
      return { home: side('home'), away: side('away') };
    },
  });
}

/** `null` without a single player. */
function readLineUp(value: unknown, owner: string, issues: MapIssue[]): LineUp | null {
  const [wire] = readOptionalList(lineUpSchema, value ? [value] : [], owner, issues);
  if (!wire) return null;
  const lines = wire.lines
    .map((line) =>
      readOptionalList(starterSchema, line, owner, issues).map((player) => ({
        ...player,
        captain: player.captain === true,
      })),
    )
    .filter((line) => line.length > 0);
  if (lines.length === 0) return null;
  return {
    formation: wire.formation,
    lines,
    bench: readOptionalList(substituteSchema, wire.bench, owner, issues).map((player) => ({
      ...player,
      minute: readMatchMinute(player.minute ?? ''),
    })),
    benchComplete: wire.bench_complete === true,
  };
}
