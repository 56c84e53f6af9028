/** A goal as far as a list of scorers needs it. `teamId` is the team it counts for. */
export interface ScoredGoal {
  teamId: string;
  player: string;
  playerId: string;
  kind: 'goal' | 'penalty' | 'own';
}

export interface Scorer {
  position: number;
  player: string;
  playerId: string;
  teamId: string;
  goals: number;
  penalties: number;
}

const spanish = new Intl.Collator('es');

/**
 * Scorers by goals, then fewer penalties, then name. Own goals count for nobody.
 * Those level on goals and penalties share a position.
 */
export function computeScorers(goals: ScoredGoal[]): Scorer[] {
  const scorers = new Map<string, Scorer>();
  for (const { teamId, player, playerId, kind } of goals) {
    if (kind === 'own') continue;
    const scorer = scorers.get(playerId) ?? { position: 0, player, playerId, teamId, goals: 0, penalties: 0 };
    scorer.goals += 1;
    if (kind === 'penalty') scorer.penalties += 1;
    scorers.set(playerId, scorer);
  }
  const sorted = [...scorers.values()].sort(
    (one, other) =>
      other.goals - one.goals || one.penalties - other.penalties || spanish.compare(one.player, other.player),
  );
  return withPositions(sorted);
}

function withPositions(sorted: Scorer[]): Scorer[] {
  let position = 1;
  return sorted.map((scorer, at) => {
    const before = sorted[at - 1];
    const isLevel = before?.goals === scorer.goals && before.penalties === scorer.penalties;
    if (!isLevel) position = at + 1;
    return { ...scorer, position };
  });
}
