import { STATUS_CODES } from 'node:http';
import { z } from 'zod';

export const problemCodes = [
  'unknown-site',
  'unknown-path',
  'unknown-tag',
  'unknown-section',
  'unknown-category',
  'unknown-author',
  'unknown-article',
  'unknown-match',
  'unknown-tournament',
  'unknown-venue',
  'unknown-stage',
  'unknown-team',
  'unknown-player',
  'unknown-referee',
  'unknown-collection',
  'unknown-rule',
  'unknown-poll',
  'unknown-option',
  'poll-closed',
  'already-voted',
  'unknown-form',
  'unknown-subscriber',
  'key-reused',
  'unauthorized',
  'bad-request',
  'internal',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** The body of every answer that is no success. */
export const errorSchema = z
  .strictObject({
    statusCode: z.int(),
    code: z.string().meta({ examples: [...problemCodes] }),
    error: z.string(),
    message: z.string(),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorSchema>;

/** Thrown by a handler to end a request with a status and a code of the contract. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly statusCode: number;
  readonly code: ProblemCode;

  constructor(statusCode: number, code: ProblemCode, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

export function notFound(code: ProblemCode, message: string): ApiProblem {
  return new ApiProblem(404, code, message);
}

export function errorBody(statusCode: number, code: string, message: string): ErrorBody {
  return { statusCode, code, error: STATUS_CODES[statusCode] ?? 'Error', message };
}
