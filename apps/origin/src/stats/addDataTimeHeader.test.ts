import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addDataTimeHeader } from './addDataTimeHeader.ts';

const heard = new Date('2026-07-05T20:00:00Z');

async function ask(path: string) {
  const app = Fastify();
  addDataTimeHeader(app, () => heard);
  app.get('/*', () => ({}));
  return (await app.inject(path)).headers;
}

it('an answer about football says when its feed was last heard of, and what time it is', async () => {
  const headers = await ask('/soccer/matches');
  expect(headers['x-data-as-of']).toBe(heard.toISOString());
  expect(Math.abs(Date.now() - Date.parse(String(headers['date'])))).toBeLessThan(2_000);
});

it('other answers come from no feed', async () => {
  expect(await ask('/v1/sites/FCA/news/home')).not.toHaveProperty('x-data-as-of');
});
