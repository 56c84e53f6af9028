import { type Audience, mapTeamWire } from './mapMatchWire.ts';
import type { TeamRow } from './selectMatches.ts';
import type { TeamListWire } from './teamSchemas.ts';

/** A team as lists of teams tell it: whether it is a nation or a club too. */
export function mapTeamEntry(team: TeamRow, audience: Audience): TeamListWire['teams'][number] {
  return { ...mapTeamWire(team, audience), kind: team.kind };
}
