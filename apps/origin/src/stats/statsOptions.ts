import type { FastifyRequest } from 'fastify';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { Audience } from './mapMatchWire.ts';
import type { Clock } from './selectCoverage.ts';
import { readStatsLanguage } from './statsLanguage.ts';

export interface StatsOptions {
  db: OriginDatabase;
  /** Where flags and shields are, without a trailing slash. */
  staticsBase: string;
  now: () => Date;
  /** The present in the data's own time, where that is another. */
  dataNow?: () => Date;
}

/** Both presents. */
export function clockOf({ now, dataNow = now }: Pick<StatsOptions, 'now' | 'dataNow'>): Clock {
  return { now, dataNow };
}

/** Whom a request comes from, as far as the answer depends on it. */
export function audienceOf({ headers }: Pick<FastifyRequest, 'headers'>, staticsBase: string): Audience {
  return { language: readStatsLanguage(headers['x-lang']?.toString()), staticsBase };
}
