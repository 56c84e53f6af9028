import { applyOverrides } from './applyOverrides';
import type { Catalogue } from './Catalogue';
import { catalogues } from './catalogues';
import type { Messages } from './Messages';
import { regions, type Region } from './regions';

/** The messages of a region, or of its language alone: those have the specification's texts to the letter. */
export function messagesOf(catalogue: Catalogue, region: Region | null): Messages {
  const words = region === null ? [] : regions[region].words;
  return words.reduce(applyOverrides, catalogues[catalogue]);
}
