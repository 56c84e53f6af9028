import { startJsonServer, StubResponse } from '@cancha/data-access/testing/startJsonServer';
import { describe, expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { loadCalendarPage } from './loadCalendarPage';

// 23:00 of Sunday the 5th in Costa Rica.
const now = new Date('2026-07-06T05:00:00Z');
const brandConfig = {
  front: { ...testContext().brandConfig.front, strip: null, table: null, scorers: null },
};
const week = '/soccer/matches?date_from=2026-06-29&date_to=2026-07-05';
const match = (id: string, date: string) => ({
  ...{ id, date, status: 'fixture' },
  ...{ contestant_home: { name: 'A' }, contestant_away: { name: 'B' } },
});

async function load(answers: Record<string, unknown>, asked: string | null = null) {
  const { url } = await startJsonServer(answers);
  return loadCalendarPage(testContext({ apiUrl: url, brandConfig }), asked, now);
}

describe('the calendar', () => {
  it('has the week of today in the zone of the site, day by day', async () => {
    const data = await load({
      [week]: { matches: [match('b', '2026-07-06T05:30:00Z'), match('a', '2026-07-01T20:00:00Z')] },
    });
    expect(data).toMatchObject({ from: '2026-06-29', to: '2026-07-05', today: '2026-07-05' });
    expect(data?.days.map(({ day, matches }) => [day, matches[0]?.id])).toEqual([
      ['2026-07-01', 'a'],
      ['2026-07-05', 'b'],
    ]);
  });

  it('leads from an empty week to the nearest ones that are not', async () => {
    const data = await load({
      [week]: { matches: [] },
      '/soccer/matches?nearest=50': {
        matches: [match('a', '2026-05-20T20:00:00Z'), match('b', '2026-08-15T20:00:00Z')],
      },
    });
    expect(data).toMatchObject({ days: [], before: '2026-05-18', after: '2026-08-10' });
  });

  it('has any week of the past, also without a match', async () => {
    const old = { '/soccer/matches?date_from=1986-06-23&date_to=1986-06-29': { matches: [] } };
    expect(await load(old, '1986-06-29')).toMatchObject({ from: '1986-06-23', days: [] });
  });

  it('ends where nothing is known any more', async () => {
    expect(
      await load(
        { '/soccer/matches?date_from=2031-06-30&date_to=2031-07-06': { matches: [] } },
        '2031-07-01',
      ),
    ).toBeNull();
    expect(await load({ [week]: new StubResponse(404, '{}') })).toBeNull();
    await expect(load({ [week]: new StubResponse(500, '{}') })).rejects.toThrow('500');
  });
});
