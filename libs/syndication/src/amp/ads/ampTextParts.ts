import { render } from 'dom-serializer';
import { isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Block } from '@cancha/news/body/Block';
import { placeAds } from '@cancha/news/body/placeAds';

/** The text of an AMP page in pieces: an ad stands between each and the next. */
export function ampTextParts(text: string, every: number): string[] {
  const { children } = parseDocument(text, { decodeEntities: false });
  const blocks = children.flatMap((node): Block[] => {
    const html = render(node, { encodeEntities: false });
    if (html.trim() === '') return [];
    return [{ kind: 'html', tag: isTag(node) ? node.name : '', html }];
  });
  const parts = [''];
  for (const block of placeAds(blocks, every)) {
    if (block.kind === 'ad') parts.push('');
    else if (block.kind === 'html') parts[parts.length - 1] += block.html;
  }
  return parts;
}
