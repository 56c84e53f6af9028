import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { refereeId } from '../seed/refereeRows.ts';
import { startStatsApi } from '../testing/startStatsApi.ts';
import { refereeList, type RefereeWire, refereeWire } from './refereeSchemas.ts';
import { matchWire } from './statsSchemas.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await startStatsApi(() => new Date('2026-07-20T18:00:00Z'), { readOnly: true }));
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const getReferee = async (text: string, headers?: Record<string, string>): Promise<RefereeWire> =>
  refereeWire.parse((await get(`/soccer/referee/${refereeId(text)}`, headers)).json());

describe('a referee', () => {
  it('has the matches on record, the latest first, and each competition', async () => {
    const marciniak = await getReferee('Szymon Marciniak (POL)', { 'x-lang': 'en' });
    expect(marciniak).toMatchObject({ name: 'Szymon Marciniak', association: 'POL' });
    expect(marciniak.tournaments.map(({ tournament, played }) => [tournament.season, played])).toEqual([
      ['2026', 2],
      ['2022', 3],
    ]);
    const final = marciniak.matches.find(({ match }) => match.id === statsId('wc2022-064'));
    expect(final?.match).toMatchObject({ total_scores_home: 3, total_scores_away: 3 });
    const stamps = marciniak.matches.map(({ match }) => match.date);
    expect(stamps).toEqual(stamps.toSorted().toReversed());
  });

  it('is one, whichever association lists him', async () => {
    const faghani = await getReferee('Alireza Faghani (IRN)');
    expect(faghani).toEqual(await getReferee('Alireza Faghani (AUS)'));
    expect(faghani).toMatchObject({ association: 'AUS', team: { name: 'Australia', code: 'AUS' } });
    expect(faghani.matches).toHaveLength(5);
  });

  it('showed the cards of the matches of which they are known, and says of how many', async () => {
    const { referees } = refereeList.parse((await get('/soccer/referees')).json());
    const all = await Promise.all(
      referees.map(async ({ id }) => refereeWire.parse((await get(`/soccer/referee/${id}`)).json())),
    );
    for (const { matches, tournaments } of all) {
      for (const { tournament, played, ...cards } of tournaments) {
        const own = matches.filter(({ match }) => match.tournament.id === tournament.id);
        const known = own.filter((one) => one.yellow_cards !== null);
        expect([own.length, known.length]).toEqual([played, cards.matches_known]);
        const shown = known.reduce((sum, one) => sum + (one.yellow_cards ?? 0), 0);
        expect(cards.yellow_cards).toBe(known.length > 0 ? shown : null);
      }
    }
    const cup = all
      .flatMap(({ tournaments }) => tournaments)
      .filter((one) => one.tournament.season === '2026');
    // 98 of 104 matches name their referee; of the last eight no card is told
    expect(cup.reduce((sum, { played }) => sum + played, 0)).toBe(98);
    expect(cup.some((one) => one.matches_known < one.played)).toBe(true);
  });

  it('that nobody knows is not there', async () => {
    const answer = await get('/soccer/referee/000000000000000000000000');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'unknown-referee' });
  });
});

it('a match leads to its referee, and calls him as its source does', async () => {
  const match = matchWire.parse((await get(`/soccer/match/${statsId('wc2022-064')}`)).json());
  expect(match).toMatchObject({
    referee: 'Szymon Marciniak (POL)',
    referee_id: refereeId('Szymon Marciniak (POL)'),
  });
});
