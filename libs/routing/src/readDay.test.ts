import { expect, it } from 'vitest';
import { readDay } from './readDay';

const read = (query: string) => readDay(new URLSearchParams(query));

it('a day is read from the query, whatever else is in it', () => {
  expect(read('date=2026-07-05')).toEqual({ kind: 'day', day: '2026-07-05' });
  expect(read('utm_source=x&date=2028-02-29')).toEqual({ kind: 'day', day: '2028-02-29' });
  expect(read('page=2')).toEqual({ kind: 'none' });
});

it.each([
  '',
  'hoy',
  '2026-7-5',
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  '2026-00-10',
  '1999-12-31',
  '02026-07-05',
  '2026-07-05T10:00',
  ' 2026-07-05',
  '2026-07-05&date=2026-07-06',
])('date=%s is no day', (date) => {
  expect(read(`date=${date}`)).toEqual({ kind: 'invalid' });
});
