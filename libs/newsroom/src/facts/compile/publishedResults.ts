import type { MatchFact } from '../factRecords.ts';

type PublishedResult = Partial<
  Pick<MatchFact, 'status' | 'score' | 'halfTime' | 'penalties' | 'shootOutWinner'>
>;

/**
 * What the sources do not have of a match that they list, by its key: written down from what was published. Without it a
 * table or a title of theirs is not the one that counts.
 */
export const publishedResults: Readonly<Record<string, PublishedResult>> = {
  // Colo-Colo against Fortaleza, broken off on 10 April 2025: given to Fortaleza by the tribunal of CONMEBOL
  'conmebol.lib-2025-062': { status: 'awarded', score: [0, 3] },
  // The final of 1 June 2025
  'concacaf.cc-2025-051': { status: 'played', score: [5, 0], halfTime: [4, 0] },
  // Finals that shoot-outs decided
  'int-20070218-CRC-PAN': { penalties: [4, 1], shootOutWinner: 'home' },
  'int-20090201-CRC-PAN': { penalties: [3, 5], shootOutWinner: 'away' },
};
