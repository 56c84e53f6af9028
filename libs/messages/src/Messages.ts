import type { es } from './es';

/** Every text for readers, by its place. Defined by the Spanish catalogue; the others have the same keys or do not compile. */
export type Messages = typeof es;

/** Messages by group and key, to any depth: for code that reads a whole catalogue. */
export type MessageTree = { readonly [key: string]: string | MessageTree };
