import { perProcess } from '@cancha/data-access/api/perProcess';
import { LRUCache } from 'lru-cache';
import { markOf } from './markOf.ts';

type Holder = { texts: LRUCache<string, string> | null };

/** In characters. The texts are those that `keepHtml` keeps as well; of its own this holds what it has let go. */
const maxSize = 48_000_000;

const holder = perProcess<Holder>('finished-texts', () => ({ texts: null }));

/** To be called by a server that puts the texts where their marks are, before it renders a page. */
export function fillMarksHere(): void {
  holder.texts ??= new LRUCache({ maxSize, sizeCalculation: (html) => html.length + 1 });
}

/** What goes through React and Next for that text: its mark where the server fills marks, else the text. */
export function handOn(name: string, html: string): string {
  if (!holder.texts) return html;
  holder.texts.set(name, html);
  return markOf(name);
}

/** `undefined` for one that nobody handed on, or that gave way to newer ones. */
export const finishedText = (name: string): string | undefined => holder.texts?.get(name);
