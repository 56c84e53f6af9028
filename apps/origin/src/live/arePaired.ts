import type { TournamentRules } from '@cancha/newsroom/facts/tournamentRules.ts';

/** As much of a match as says whether others can be paired. */
export type PairingMatch = {
  readonly id: string;
  readonly stageId: string | null;
  /** In a group or a league, whose matches are all fixed beforehand. */
  readonly inTable: boolean;
  readonly kickOff: Date;
};

/**
 * Whether it is known at a moment who plays a match. `all` are the matches of its tournament, `isOver` tells which of
 * them have ended. With a `bracket`, which names matches by id, each side waits for what it comes from, without one for every earlier round.
 */
export function arePaired(
  match: PairingMatch,
  all: readonly PairingMatch[],
  bracket: TournamentRules['bracket'],
  isOver: (id: string) => boolean,
): boolean {
  if (match.inTable) return true;
  const groupsOver = () => all.filter(({ inTable }) => inTable).every(({ id }) => isOver(id));
  const slot = bracket.find(({ match: id }) => id === match.id);
  if (slot) {
    return [slot.home, slot.away].every((source) => {
      const number = /^[WL](\d+)$/.exec(source)?.[1];
      if (number === undefined) return groupsOver();
      const feeder = bracket.find((other) => other.number === Number(number));
      return feeder !== undefined && isOver(feeder.match);
    });
  }
  const firstOfRound = Math.min(
    ...all.filter(({ stageId }) => stageId === match.stageId).map(({ kickOff }) => kickOff.getTime()),
  );
  return all
    .filter(({ stageId, kickOff }) => stageId !== match.stageId && kickOff.getTime() < firstOfRound)
    .every(({ id }) => isOver(id));
}
