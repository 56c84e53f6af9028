import type { MatchPatch } from '@cancha/ui/match/MatchPatch';

export type LiveUpdate = {
  /** How old the data were when this was said, in ms. Readers' clocks are wrong; durations are not. */
  ageMs: number;
  matches: MatchPatch[];
  /** Parts of the page of a match, as finished HTML by their name. */
  parts?: Record<string, string>;
};
