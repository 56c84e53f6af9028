import { Goals } from '../../match/Goals/Goals';
import type { MatchTile } from '../../match/MatchMini/MatchTile';
import { StateChip } from '../../match/StateChip/StateChip';
import { ageSlot, patchAttributes, staleness } from '../../match/staleness';
import type { OpenSide, OpenTie } from './BracketMatch';

type OpenMatch = {
  tile: Pick<MatchTile, 'id' | 'state' | 'stateText' | 'age' | 'clock' | 'label' | 'home' | 'away'>;
  /** Which leg of two it is, from 0; `null` where it is the whole tie. */
  leg: number | null;
  /** Its home side is the lower one here. */
  isReversed: boolean;
};

/** The marks and words of a match in a bracket that is kept up to date in place. Brackets without one do without them. */
export function openTie({ tile, leg, isReversed }: OpenMatch): OpenTie {
  const sideOf = (at: 'home' | 'away'): OpenSide => ({
    // Who wins a leg is not yet who wins the tie.
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
