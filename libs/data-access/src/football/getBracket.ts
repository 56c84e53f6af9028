import type { MapIssue } from '@cancha/stats/mapped/Mapped';
import type { Bracket, BracketTie } from '@cancha/stats/tournament/Bracket';
import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import { isNothing } from '../reading/isRecord';
import { readDecoration, readList, readOne } from '../reading/readEach';
import { unwrapData } from '../reading/unwrapData';
import { readMatchList } from './readMatches';
import { toTournament } from './toTournament';
import { bracketSchema, roundSchema, tieSchema } from './tournament.wire';

/** The knock-out rounds of a tournament, or `null` when the provider does not know it. */
export async function getBracket(api: Api, args: { tournamentId: string }): Promise<Bracket | null> {
  const path = encodePath(['soccer', 'tournament', args.tournamentId, 'bracket']);
  if (path === null) return null;
  return api.get({ path, shape: 'bracket', absentIsAnswer: true, read: readBracket });
}

function readBracket(body: unknown, issues: MapIssue[]): Bracket {
  const wire = readOne(bracketSchema, unwrapData(body), 'bracket');
  const rounds = isNothing(wire.rounds) ? [] : readList(roundSchema, wire.rounds, 'rounds', issues);
  return {
    tournament: toTournament(wire.tournament),
    rounds: rounds.map(({ id, name, matches }) => ({ id, name, matches: readTies(matches, id, issues) })),
  };
}

function readTies(value: unknown, owner: string, issues: MapIssue[]): BracketTie[] {
  return readDecoration(tieSchema, value, owner, issues).flatMap((tie) => {
    const [match] = readMatchList([tie.match], issues);
    if (!match) return [];
    const homeSlot = tie.home_slot || null;
    return [{ number: tie.number ?? null, homeSlot, awaySlot: tie.away_slot || null, match }];
  });
}
