import type { Block } from './Block';

const isParagraph = (block: Block | undefined) => block?.kind === 'html' && block.tag === 'p';

/** A text that would go on for less than so many paragraphs is not cut once more. */
const leastAfter = 2;

/**
 * Puts a place for an ad after every n-th paragraph: between two paragraphs or before a sub-head, so never between a
 * sub-head and its text, nor beside a picture.
 */
export function placeAds(blocks: readonly Block[], every: number): readonly Block[] {
  if (every <= 0) return blocks;
  let toCome = blocks.filter(isParagraph).length;
  let since = 0;
  let number = 0;
  return blocks.flatMap((block, i): Block[] => {
    if (!isParagraph(block)) return [block];
    since += 1;
    toCome -= 1;
    const next = blocks[i + 1];
    const isBetweenTexts = next?.kind === 'html' && /^(?:p|h[2-4])$/.test(next.tag);
    if (since < every || toCome < leastAfter || !isBetweenTexts) return [block];
    since = 0;
    number += 1;
    return [block, { kind: 'ad', number }];
  });
}
