import { Goals } from '../../match/Goals/Goals';
import type { MatchTile } from '../../match/MatchMini/MatchTile';
import { StateChip } from '../../match/StateChip/StateChip';
import { ageSlot, patchMarks, staleness } from '../../match/staleness';
import type { OpenSide, OpenTie } from './BracketMatch';

type OpenMatch = {
  tile: Pick<MatchTile, 'id' | 'state' | 'stateText' | 'age' | 'clock' | 'label' | 'home' | 'away'>;
  /** Which leg of two it is, from 0; `null` where it is the whole tie. */
  leg: number | null;
  /** Its home side is the lower one here. */
  isTurned: boolean;
};

/** The marks and words of a match in a bracket that is kept up to date in place. Brackets without one do without them. */
export function openTie({ tile, leg, isTurned }: OpenMatch): OpenTie {
  const sideOf = (at: 'home' | 'away'): OpenSide => ({
    // Who wins a leg is not yet who wins the tie.
    name: leg === null ? patchMarks(tile, { 'data-side': at }) : {},
    marks: patchMarks(tile, { 'data-goals': at }),
    goals: <Goals goals={tile[at].goals} penalties={tile[at].penalties} />,
  });
  return {
    leg,
    marks: {
      ...patchMarks(tile, { 'data-match': tile.id, 'data-state': tile.state }),
      ...staleness(tile),
    },
    note: patchMarks(tile, { 'data-note': '' }),
    chip: <StateChip match={tile} />,
    spoken: (
      <>
        <span {...patchMarks(tile, { 'data-label': '' })}>{tile.label}</span>
        {ageSlot(tile, '()')}
      </>
    ),
    home: sideOf(isTurned ? 'away' : 'home'),
    away: sideOf(isTurned ? 'home' : 'away'),
  };
}
