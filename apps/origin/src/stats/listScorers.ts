import { computeScorers } from './computeScorers.ts';
import { type Audience, mapTeamWire } from './mapMatchWire.ts';
import type { Results } from './selectResults.ts';
import type { ScorerWire } from './statsSchemas.ts';

/** The scorers of a tournament; none where not every goal is known. */
export function listScorers(results: Results, audience: Audience): ScorerWire[] {
  if (!isEveryGoalKnown(results)) return [];
  return computeScorers(results.goals).flatMap(({ teamId, playerId, ...scorer }) => {
    const team = results.teams.get(teamId);
    if (!team) return [];
    return [{ ...scorer, player_id: playerId, team: mapTeamWire(team, audience) }];
  });
}

/** A list made of half the goals would name the wrong man. */
export function isEveryGoalKnown({ matches, goals }: Results): boolean {
  const known = Map.groupBy(goals, ({ matchId }) => matchId);
  return matches
    .filter(({ status }) => status === 'played')
    .every(
      ({ id, homeScore, awayScore }) => (known.get(id)?.length ?? 0) === (homeScore ?? 0) + (awayScore ?? 0),
    );
}
