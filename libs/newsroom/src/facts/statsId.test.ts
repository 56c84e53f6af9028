import { expect, it } from 'vitest';
import { statsId } from './statsId.ts';

it('gives the same id for the same match on every machine, so that links keep working', () => {
  expect(statsId('wc2026-104')).toBe('obc8y7vy4xxu5yiucx34n1rp');
});

it('is 24 lower-case base-36 characters and different for every match of a season', () => {
  const ids = Array.from({ length: 1000 }, (_, at) => statsId(`cr.1-2024-25-${at}`));
  expect(new Set(ids).size).toBe(1000);
  expect(ids.filter((id) => !/^[0-9a-z]{24}$/.test(id))).toEqual([]);
});
