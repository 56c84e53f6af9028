import type { Phrase, Share } from './Phrasebook.ts';
import { spread } from './plan/spread.ts';

/**
 * Of the texts that a story allows, those of one site: the shapes are dealt out like cards, so that no other
 * site has the same one of this story, and each site has every shape in turn. A shape that begins with a colon
 * belongs to one voice alone and is not dealt.
 */
export function ownShare<Text extends Phrase>(offered: readonly Text[], key: string, share?: Share): Text[] {
  if (!share) return [...offered];
  const dealt = [...new Set(offered.map(({ shape }) => shape))]
    .filter((shape) => !shape.startsWith(':'))
    .map((shape) => ({ shape, place: spread(`${key} ${shape}`, 1_000_003) }))
    .sort((one, other) => one.place - other.place);
  const own = new Set(dealt.filter((_, at) => at % share.of === share.part).map(({ shape }) => shape));
  return offered.filter(({ shape }) => own.has(shape) || shape.startsWith(':'));
}
