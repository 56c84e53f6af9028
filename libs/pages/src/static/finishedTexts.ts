import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { LRUCache } from 'lru-cache';
import { markOf } from './markOf.ts';

type Holder = { texts: LRUCache<string, Buffer> | null };

/** In bytes. */
const maxSize = 48_000_000;

const holder = processSingleton<Holder>('finished-texts', () => ({ texts: null }));

/** To be called by a server that puts the texts where their marks are, before it renders a page. */
export function fillMarksHere(): void {
  holder.texts ??= new LRUCache({ maxSize, sizeCalculation: (bytes) => bytes.length + 1 });
}

/** What goes through React and Next for that text: its mark where the server fills marks, else the text. */
export function handOn(name: string, html: string): string {
  if (!holder.texts) return html;
  // Equal names are equal texts.
  if (!holder.texts.get(name)) holder.texts.set(name, Buffer.from(html));
  return markOf(name);
}

/** In UTF-8, as it is sent. `undefined` for one that nobody handed on, or that gave way to newer ones. */
export const finishedText = (name: string): Buffer | undefined => holder.texts?.get(name);
