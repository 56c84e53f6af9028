import type { TournamentRules } from '@cancha/newsroom/facts/tournamentRules.ts';

/** As much of a match as says whether others can be paired. */
export type PairingMatch = {
  readonly id: string;
  readonly stageId: string | null;
  /** In a group or a league, whose matches are all fixed beforehand. */
  readonly inTable: boolean;
  readonly kickOff: Date;
};

export type KnownSides = { readonly home: boolean; readonly away: boolean };

/**
 * Which sides of a match are known at a moment. `all` are the matches of its tournament, `isOver` tells which of them
 * have ended. With a `bracket`, which names matches by id, each side waits for what it comes from, without one both
 * wait for every earlier round.
 */
export function knownSides(
  match: PairingMatch,
  all: readonly PairingMatch[],
  bracket: TournamentRules['bracket'],
  isOver: (id: string) => boolean,
): KnownSides {
  if (match.inTable) return both(true);
  const groupsOver = () => all.filter(({ inTable }) => inTable).every(({ id }) => isOver(id));
  const slot = bracket.find(({ match: id }) => id === match.id);
  if (slot) {
    const isKnown = (source: string) => {
      const number = /^[WL](\d+)$/.exec(source)?.[1];
      if (number === undefined) return groupsOver();
      const feeder = bracket.find((other) => other.number === Number(number));
      return feeder !== undefined && isOver(feeder.match);
    };
    return { home: isKnown(slot.home), away: isKnown(slot.away) };
  }
  const firstOfRound = Math.min(
    ...all.filter(({ stageId }) => stageId === match.stageId).map(({ kickOff }) => kickOff.getTime()),
  );
  return both(
    all
      .filter(({ stageId, kickOff }) => stageId !== match.stageId && kickOff.getTime() < firstOfRound)
      .every(({ id }) => isOver(id)),
  );
}

const both = (known: boolean): KnownSides => ({ home: known, away: known });
