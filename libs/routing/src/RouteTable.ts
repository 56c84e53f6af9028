import type { Language } from './Language';

/** Rows of a route table, by the name of the page. */
export type RouteTable = Record<string, Record<Language, `/${string}`>>;
