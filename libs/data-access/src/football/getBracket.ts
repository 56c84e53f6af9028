import type { Bracket, BracketTie } from '@cancha/stats/tournament/Bracket';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { isEmptyValue } from '../reading/isRecord';
import { readOptionalList, readList, readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { readMatchList } from './readMatches';
import { bracketSchema, roundSchema, tieSchema } from './tournament.wire';

/** The knock-out rounds, or `null` for an unknown tournament. */
export async function getBracket(api: Api, args: { tournamentId: string }): Promise<Bracket | null> {
  const path = encodePath(['soccer', 'tournament', args.tournamentId, 'bracket']);
  if (path === null) return null;
  return api.get({ path, cacheKey: 'bracket', nullIfNotFound: true, read: readBracket });
}

function readBracket(body: unknown, issues: MapIssue[]): Bracket {
  const wire = readOne(bracketSchema, unwrapData(body), 'bracket');
  const rounds = isEmptyValue(wire.rounds) ? [] : readList(roundSchema, wire.rounds, 'rounds', issues);
  return {
    tournament: wire.tournament,
    rounds: rounds.map(({ id, name, matches }) => ({ id, name, matches: readTies(matches, id, issues) })),
  };
}

function readTies(value: unknown, owner: string, issues: MapIssue[]): BracketTie[] {
  return readOptionalList(tieSchema, value, owner, issues).flatMap((tie) => {
    const [match] = readMatchList([tie.match], issues);
    if (!match) return [];
    return [{ number: tie.number, homeSlot: tie.home_slot, awaySlot: tie.away_slot, match }];
  });
}
