import type { Language } from './Language';

export type RouteTable = Record<string, Record<Language, `/${string}`>>;
