import { Goals } from '../../match/Goals/Goals';
import type { MatchTile } from '../../match/MatchMini/MatchTile';
import { StateChip } from '../../match/StateChip/StateChip';
import { ageSlot, patchAttributes, staleness } from '../../match/staleness';
import type { OpenSide, OpenTie } from './BracketMatch';

type OpenMatch = {
  tile: Pick<MatchTile, 'id' | 'state' | 'stateText' | 'age' | 'clock' | 'label' | 'home' | 'away'>;
  /** Index of the leg; `null` for a tie of one match. */
  leg: number | null;
  /** The home side is shown below. */
  isReversed: boolean;
};

/** Attributes and texts of a live match in a bracket, which `patchMatches` updates. */
export function openTie({ tile, leg, isReversed }: OpenMatch): OpenTie {
  const sideOf = (at: 'home' | 'away'): OpenSide => ({
    // The winner of a leg is not yet the winner of the tie.
    name: leg === null ? patchAttributes(tile, { 'data-side': at }) : {},
    marks: patchAttributes(tile, { 'data-goals': at }),
    goals: <Goals goals={tile[at].goals} penalties={tile[at].penalties} />,
  });
  return {
    leg,
    marks: {
      ...patchAttributes(tile, { 'data-match': tile.id, 'data-state': tile.state }),
      ...staleness(tile),
    },
    note: patchAttributes(tile, { 'data-note': '' }),
    chip: <StateChip match={tile} />,
    spoken: (
      <>
        <span {...patchAttributes(tile, { 'data-label': '' })}>{tile.label}</span>
        {ageSlot(tile, '()')}
      </>
    ),
    home: sideOf(isReversed ? 'away' : 'home'),
    away: sideOf(isReversed ? 'home' : 'away'),
  };
}
