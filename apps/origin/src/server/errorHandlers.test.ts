import { DrizzleQueryError } from 'drizzle-orm';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { describeLoggedError } from './describeLoggedError.ts';
import { setErrorHandlers } from './errorHandlers.ts';

it('logs of a query that failed what it was, and nowhere what it was given', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { level: 'error', serializers: { err: describeLoggedError }, stream } });
  setErrorHandlers(app);
  app.get('/', () => {
    throw new DrizzleQueryError('insert into x values ($1)', ['ana@correo.example'], new Error('down'));
  });

  expect((await app.inject('/')).statusCode).toBe(500);
  expect(lines.join('')).toContain('insert into x');
  expect(lines.join('')).not.toContain('ana@');
});
