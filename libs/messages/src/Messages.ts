import type { es } from './es';

/**
 * Every word a reader sees, by where it is seen. Which messages there are is said once, in the Spanish catalogue;
 * another one that lacks a message, or has one too many, does not compile.
 */
export type Messages = typeof es;
