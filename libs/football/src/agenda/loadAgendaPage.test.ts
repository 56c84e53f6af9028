import { startJsonServer, StubResponse } from '@cancha/data-access/testing/startJsonServer';
import { expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { loadAgendaPage } from './loadAgendaPage';

/** 18:00 of 5 July in Costa Rica, where it is midnight in London already. */
const now = new Date('2026-07-06T00:00:00Z');
const days = '/soccer/matches?date_from=2026-07-04&date_to=2026-07-12';
const near = '/soccer/matches?nearest=50';

const wire = (id: string, date: string, status = 'fixture') => ({
  ...{ id, date, status, length_minutes: null, period: null, time_known: true },
  contestant_home: { id: 'h', name: 'Brasil', image: null, code: null },
  contestant_away: { id: 'a', name: 'Noruega', image: null, code: null },
  total_scores_home: status === 'fixture' ? null : 1,
  total_scores_away: status === 'fixture' ? null : 0,
});

async function agendaOf(answers: Record<string, unknown>) {
  const { url } = await startJsonServer(answers);
  const data = await loadAgendaPage(testContext({ apiUrl: url }), now);
  const lines = (list: readonly { day: string; matches: readonly { id: string }[] }[]) =>
    list.map(({ day, matches }) => `${day}: ${matches.map(({ id }) => id).join(' ')}`);
  return data && { days: lines(data.days), later: lines(data.later) };
}

it('the agenda tells what is on and what comes, day by day in the site’s zone, and nothing that is over', async () => {
  const matches = [
    wire('over', '2026-07-05T18:00:00Z', 'played'),
    // 23:30 of the day before.
    wire('still on', '2026-07-05T05:30:00Z', 'playing'),
    wire('tonight', '2026-07-06T02:00:00Z'),
    wire('tomorrow', '2026-07-06T20:00:00Z'),
    wire('put off', '2026-07-07T20:00:00Z', 'postponed'),
  ];

  expect(await agendaOf({ [days]: { matches } })).toEqual({
    days: ['2026-07-05: still on tonight', '2026-07-06: tomorrow', '2026-07-07: put off'],
    later: [],
  });
});

it('an empty week shows what comes after it, and does without where that cannot be had', async () => {
  const later = [wire('past', '2026-06-30T20:00:00Z', 'played'), wire('next', '2026-08-01T20:00:00Z')];

  expect(await agendaOf({ [days]: { matches: [] }, [near]: { matches: later } })).toEqual({
    days: [],
    later: ['2026-08-01: next'],
  });
  expect(await agendaOf({ [days]: { matches: [] } })).toEqual({ days: [], later: [] });
});

it('an agenda that cannot be had is an error, and a provider without matches has none', async () => {
  await expect(agendaOf({ [days]: new StubResponse(500, 'no') })).rejects.toMatchObject({ status: 500 });
  expect(await agendaOf({})).toBeNull();
});
