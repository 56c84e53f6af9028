import type { GalleryPhoto } from '@cancha/ui/block/PhotoGallery/GalleryPhoto';
import { wrapTables } from '@cancha/site/text/wrapTables';
import type { Block, PictureBlock } from './Block';
import type { BodyPart } from './BodyPart';
import { pictureHtml } from './pictureHtml';
import { plainText } from './plainText';

const toPhoto = ({ picture, caption }: PictureBlock): GalleryPhoto => ({
  ...picture,
  caption: plainText(caption),
  credit: '',
});

function toHtml(block: Extract<Block, { kind: 'html' | 'picture' }>, tableName: string): string {
  if (block.kind === 'picture') return pictureHtml(block);
  return block.tag === 'table' ? wrapTables(block.html, tableName) : block.html;
}

/** Blocks as a page shows them: what is running text in one piece. */
export function toParts(blocks: readonly Block[], tableName: string): BodyPart[] {
  const parts: BodyPart[] = [];
  let html = '';
  const flush = () => {
    if (html) parts.push({ kind: 'html', html });
    html = '';
  };
  for (const block of blocks) {
    if (block.kind === 'embed' || block.kind === 'widget' || block.kind === 'ad') {
      flush();
      parts.push(block);
    } else if (block.kind === 'gallery') {
      flush();
      parts.push({ kind: 'gallery', photos: block.pictures.map(toPhoto) });
    } else html += toHtml(block, tableName);
  }
  flush();
  return parts;
}
