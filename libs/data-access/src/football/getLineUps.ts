import type { LineUp, LineUps } from '@cancha/stats/match/LineUps';
import { mapPlayer } from '@cancha/stats/match/mapMatchEvent';
import { readMatchMinute } from '@cancha/stats/match/MatchMinute';
import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { isRecord } from '../reading/isRecord';
import { readDecoration } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { lineUpSchema, starterSchema, substituteSchema } from './matchCentre.wire';

/** Who started a match and who sat on the bench: an extension of our origin. `null` without the call. */
export async function getLineUps(api: Api, args: { matchId: string }): Promise<LineUps | null> {
  const path = encodePath(['soccer', 'match', args.matchId, 'lineups']);
  if (path === null) return null;

  return api.get({
    path,
    shape: 'line-ups',
    absentIsAnswer: true,
    read: (body, issues) => {
      const answer = unwrapData(body);
      const side = (at: 'home' | 'away') =>
        readLineUp(isRecord(answer) ? answer[at] : null, `${args.matchId} ${at}`, issues);
      return { home: side('home'), away: side('away') };
    },
  });
}

/** A line-up without a single man is none. */
function readLineUp(value: unknown, owner: string, issues: MapIssue[]): LineUp | null {
  const [wire] = readDecoration(lineUpSchema, value ? [value] : [], owner, issues);
  if (!wire) return null;
  const lines = wire.lines
    .map((line) =>
      readDecoration(starterSchema, line, owner, issues).map((man) => ({
        ...mapPlayer(man),
        captain: man.captain === true,
      })),
    )
    .filter((line) => line.length > 0);
  if (lines.length === 0) return null;
  return {
    formation: wire.formation || null,
    lines,
    bench: readDecoration(substituteSchema, wire.bench, owner, issues).map((man) => ({
      ...mapPlayer(man),
      minute: readMatchMinute(man.minute ?? ''),
    })),
    benchComplete: wire.bench_complete === true,
  };
}
