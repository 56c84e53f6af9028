import type { Messages } from './Messages';

type Some<T> = { [K in keyof T]?: T[K] extends string ? string : Some<T[K]> };

/** Words a site says otherwise than its catalogue; the rest stays. */
export type MessageOverrides = Some<Messages>;
