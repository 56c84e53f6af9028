import type { Block } from './Block';
import type { BodyHead } from './BodyPart';
import { escapeHtml, plainText } from './plainText';

/** From so many sub-heads on they are places one may want to send somebody to. */
const fromCount = 3;
const longestId = 60;

/** `¿Quién marcó?` → `s-quien-marco`: begins so that no head takes the id of a part of the page. */
function idOf(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestId)
    .replace(/^-+|-+$/g, '');
  return `s-${words || 'x'}`;
}

/** Gives the sub-heads of a text ids to link to, each its own, and lists those of the first order. */
export function numberHeads(blocks: readonly Block[]): {
  blocks: readonly Block[];
  heads: readonly BodyHead[];
} {
  const isHead = (block: Block) => block.kind === 'html' && /^h[23]$/.test(block.tag);
  if (blocks.filter(isHead).length < fromCount) return { blocks, heads: [] };

  const taken = new Map<string, number>();
  const heads: BodyHead[] = [];
  const numbered = blocks.map((block): Block => {
    if (block.kind !== 'html' || !isHead(block)) return block;
    const text = plainText(block.html);
    const name = idOf(text);
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const id = count > 1 ? `${name}-${count}` : name;
    if (block.tag === 'h2') heads.push({ id, text });
    return { ...block, html: block.html.replace(/^<h([23])>/, `<h$1 id="${escapeHtml(id)}">`) };
  });
  return { blocks: numbered, heads };
}
