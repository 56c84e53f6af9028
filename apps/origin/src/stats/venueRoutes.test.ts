import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { venueId } from '../seed/venueRows.ts';
import { startStatsApi } from '../testing/startStatsApi.ts';
import { matchWire } from './statsSchemas.ts';
import { venueList, type VenueWire, venueWire } from './venueSchemas.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await startStatsApi(() => new Date('2026-07-20T18:00:00Z'), { readOnly: true }));
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const getVenue = async (key: string, headers?: Record<string, string>): Promise<VenueWire> =>
  venueWire.parse((await get(`/soccer/venue/${venueId(key)}`, headers)).json());

describe('a ground', () => {
  it('has its town, its capacity, where it lies, and the matches on record with their goals', async () => {
    const venue = await getVenue('new-york-new-jersey', { 'x-lang': 'pt-BR' });
    expect(venue).toMatchObject({
      ...{ name: 'MetLife Stadium', city: 'New York/New Jersey (East Rutherford)', country: 'US' },
      ...{ capacity: 82_500, latitude: 40.8135, longitude: -74.0744 },
    });
    const [final] = venue.latest;
    expect(final).toMatchObject({
      contestant_home: { name: 'Espanha' },
      contestant_away: { name: 'Argentina' },
      venue: { id: venue.id, name: 'MetLife Stadium' },
    });
    expect(venue.next).toEqual([]);
  });

  it('is one for two tournaments that were played there', async () => {
    // Hard Rock Stadium: "Miami (Miami Gardens)" of 2026, "Miami Gardens" of 2024
    const { latest, played } = await getVenue('miami');
    expect(new Set(latest.map(({ tournament }) => `${tournament.slug} ${tournament.season}`))).toEqual(
      new Set(['mundial 2026', 'copa-america 2024']),
    );
    const stamps = latest.map(({ date }) => date);
    expect(stamps).toEqual(stamps.toSorted().toReversed());
    expect(played).toBe(latest.length);
  });

  it('is one that a source spells in two ways: seven matches of 2018 were in the Luzhniki', async () => {
    expect(await getVenue('stadion-luzhniki')).toMatchObject({ played: 7, city: null, capacity: null });
  });

  it('counts the goals of extra time, and no kick of a shoot-out', async () => {
    const { goals, latest } = await getVenue('lusail-iconic-stadium');
    const scores = latest.map((match) => [match.total_scores_home ?? 0, match.total_scores_away ?? 0]);
    expect(goals).toBe(scores.flat().reduce((sum, one) => sum + one, 0));
    // Argentina 3-3 France, after extra time
    expect(scores).toContainEqual([3, 3]);
  });

  it('that nobody knows is not there', async () => {
    const answer = await get('/soccer/venue/000000000000000000000000');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'unknown-venue' });
  });
});

it('every ground is listed once, and each has a match', async () => {
  const { venues } = venueList.parse((await get('/soccer/venues')).json());
  expect(new Set(venues.map(({ id }) => id)).size).toBe(venues.length);
  // 16 of 2026, 14 of 2024 of which eight are among them, eight of 2022 and twelve of 2018
  expect(venues).toHaveLength(16 + 14 - 8 + 8 + 12);
  for (const { id } of venues) {
    const { next, latest } = venueWire.parse((await get(`/soccer/venue/${id}`)).json());
    expect(next.length + latest.length).toBeGreaterThan(0);
  }
});

it('a match leads to its ground, and to none where nobody says', async () => {
  const final = matchWire.parse((await get(`/soccer/match/${statsId('wc2026-104')}`)).json());
  expect(final.venue?.id).toBe(venueId('new-york-new-jersey'));
});
