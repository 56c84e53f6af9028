import type { Messages } from './Messages';

type Some<T> = { [K in keyof T]?: T[K] extends string ? string : Some<T[K]> };

/** Messages of a site that differ from its catalogue. */
export type MessageOverrides = Some<Messages>;
