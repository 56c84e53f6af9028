import { describe, expect, it } from 'vitest';
import { startJsonServer, type StubResponses } from '../testing/startJsonServer';
import { testApi } from '../testing/testApi';
import { getMatch } from './getMatch';
import { getReferee } from './getReferee';
import { getReferees } from './getReferees';
import { getVenue } from './getVenue';
import { getVenues } from './getVenues';

const team = { id: 't', name: 'Saprissa', image: null, code: 'SAP' };
const match = {
  ...{ id: 'm', date: '2026-07-05T18:00:00Z', status: 'fixture' },
  ...{ contestant_home: team, contestant_away: team },
};

async function setUp(answers: StubResponses) {
  return testApi((await startJsonServer(answers)).url);
}

describe('a ground', () => {
  it('keeps what is known of it, and leaves out what makes no sense', async () => {
    const { api, reported } = await setUp({
      '/soccer/venue/v': {
        ...{ id: 'v', name: 'Azteca', city: '', country: 'México', capacity: '83000', latitude: 'north' },
        ...{ played: 3, goals: 8, next: [match, { id: 'x' }] },
      },
    });

    expect(await getVenue(api, { venueId: 'v' })).toEqual({
      ...{ id: 'v', name: 'Azteca', city: null, country: null, capacity: 83_000 },
      ...{ latitude: null, longitude: null, played: 3, goals: 8, latest: [] },
      next: [expect.objectContaining({ id: 'm' })],
    });
    expect(reported).toHaveLength(1);
  });

  it('is null when nobody knows it', async () => {
    const { api } = await setUp({});
    expect(await getVenue(api, { venueId: 'nada' })).toBeNull();
    expect(await getVenue(api, { venueId: '..' })).toBeNull();
    expect(await getVenues(api)).toBeNull();
  });
});

describe('a referee', () => {
  it('keeps what is known, without a match or a competition that is none', async () => {
    const cup = { id: 'x', name: 'Mundial', slug: 'mundial', season: '2026' };
    const { api, reported } = await setUp({
      '/soccer/referee/r': {
        ...{ id: 'r', name: 'Said Martínez', association: 'HON', team: { id: 'HON' } },
        matches: [{ match, yellow_cards: 3 }, { match: { id: 'x' } }],
        tournaments: [{ tournament: cup, played: 2, matches_known: null }, { played: 1 }],
      },
    });

    expect(await getReferee(api, { refereeId: 'r' })).toEqual({
      ...{ id: 'r', name: 'Said Martínez', association: 'HON', team: null },
      matches: [{ match: expect.objectContaining({ id: 'm' }) as object, yellowCards: 3, redCards: null }],
      tournaments: [{ tournament: cup, played: 2, matchesKnown: 0, yellowCards: null, redCards: null }],
    });
    expect(reported).toHaveLength(2);
  });

  it('is null when nobody knows it', async () => {
    const { api } = await setUp({});
    expect(await getReferee(api, { refereeId: 'nada' })).toBeNull();
    expect(await getReferees(api)).toBeNull();
  });
});

it('a match keeps its ground and its referee also where a provider has no ids of them', async () => {
  const { api } = await setUp({
    '/soccer/match/m': { ...match, venue: { name: 'Azteca', city: null }, referee: 'Said Martínez' },
    '/soccer/match/n': {
      ...{ ...match, id: 'n', venue: { id: 'v', name: 'Azteca' } },
      ...{ referee: 'Said Martínez', referee_id: 'r' },
    },
  });
  expect(await getMatch(api, { matchId: 'm' })).toMatchObject({
    venue: { id: null, name: 'Azteca' },
    referee: { id: null, name: 'Said Martínez' },
  });
  expect(await getMatch(api, { matchId: 'n' })).toMatchObject({ venue: { id: 'v' }, referee: { id: 'r' } });
});
