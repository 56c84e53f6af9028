import { liveAttributes } from '../../match/live/liveAttributes';
import { LiveGoals, LiveSentence, noteMark, type LiveTile } from '../../match/live/liveParts';
import { StateChip } from '../../match/StateChip/StateChip';
import type { OpenSide, OpenTie } from './BracketMatch';

type OpenMatch = {
  tile: LiveTile;
  /** Index of the leg; `null` for a tie of one match. */
  leg: number | null;
  /** The home side is shown below. */
  isReversed: boolean;
};

/** The parts of a match in a bracket that change while it is played. */
export function openTie({ tile, leg, isReversed }: OpenMatch): OpenTie {
  const sideOf = (at: 'home' | 'away'): OpenSide => ({
    winsAs: leg === null ? at : null,
    goals: <LiveGoals match={tile} at={at} />,
  });
  return {
    leg,
    attributes: liveAttributes(tile),
    note: noteMark(tile),
    chip: <StateChip match={tile} />,
    spoken: <LiveSentence match={tile} />,
    home: sideOf(isReversed ? 'away' : 'home'),
    away: sideOf(isReversed ? 'home' : 'away'),
  };
}
