import type { Block, PictureBlock } from './Block';

/** How many pictures in a row make a gallery where the newsroom does not say so. */
const rowOfPictures = 3;

/** Pictures that stand one below the other are looked at one after the other. */
export function gatherRows(blocks: readonly Block[]): Block[] {
  const gathered: Block[] = [];
  let row: PictureBlock[] = [];
  const close = () => {
    gathered.push(...(row.length >= rowOfPictures ? [{ kind: 'gallery', pictures: row } as const] : row));
    row = [];
  };
  for (const block of blocks) {
    if (block.kind === 'picture' && block.link === '') row.push(block);
    else {
      close();
      gathered.push(block);
    }
  }
  close();
  return gathered;
}
