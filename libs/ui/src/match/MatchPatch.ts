import type { MatchTile } from './MatchMini/MatchTile';

type SidePatch = {
  goals: number | null;
  penalties: number | null;
  won: boolean;
  /** `Haaland 79’, 90’`; empty where nobody is known to have scored. */
  scorers: string;
};

/** What may have changed of a match since the page was made, in the words of its site. */
export type MatchPatch = Pick<MatchTile, 'id' | 'state' | 'stateText' | 'label' | 'clock'> & {
  home: SidePatch;
  away: SidePatch;
};
