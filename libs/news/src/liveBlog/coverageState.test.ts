import { expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { anArticle } from '@cancha/site/testing/anArticle';
import { aPost } from '@cancha/site/testing/aPost';
import { coverageState } from './coverageState';

const now = new Date('2026-07-05T23:00:00Z');
const blog = (last: string, changes = {}) =>
  anArticle('1', { publishedAt: null, items: [aPost('1', { publishedAt: last })], ...changes });

it('is what the backend says, whatever the clock says', () => {
  const old = '2020-01-01T00:00:00Z';

  expect(coverageState(blog(old, { liveState: 'live' }), null, now)).toBe('live');
  expect(coverageState(blog(now.toISOString(), { liveState: 'finished' }), null, now)).toBe('finished');
});

it('is that of the match it tells, where the backend says nothing', () => {
  const old = '2020-01-01T00:00:00Z';

  expect(coverageState(blog(now.toISOString()), aMatch.finished(), now)).toBe('finished');
  expect(coverageState(blog(old), aMatch.live(), now)).toBe('live');
});

it('without a match is live for some hours after the last post', () => {
  expect(coverageState(blog('2026-07-05T18:00:00Z'), null, now)).toBe('live');
  expect(coverageState(blog('2026-07-05T16:00:00Z'), null, now)).toBe('finished');
});

it('is finished where nobody knows when anything was posted', () => {
  expect(coverageState(anArticle('1', { publishedAt: null, items: [] }), null, now)).toBe('finished');
});
