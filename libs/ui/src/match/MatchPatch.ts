import type { MatchTile } from './MatchMini/MatchTile';

type SidePatch = {
  goals: number | null;
  penalties: number | null;
  won: boolean;
  /** `Haaland 79’, 90’`; empty when unknown. */
  scorers: string;
};

/** What may have changed since the page was rendered, in the language of the site. */
export type MatchPatch = Pick<MatchTile, 'id' | 'state' | 'stateText' | 'label' | 'clock'> & {
  home: SidePatch;
  away: SidePatch;
};
