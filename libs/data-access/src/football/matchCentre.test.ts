import { describe, expect, it } from 'vitest';
import { startJsonServer } from '../testing/startJsonServer';
import { testApi } from '../testing/testApi';
import { getLineUps } from './getLineUps';
import { getMatchEvents } from './getMatchEvents';
import { getMatchStatistics } from './getMatchStatistics';

const man = (id: string) => ({ id, name: `Player ${id}`, number: 9 });
const args = { matchId: 'm1' };

async function apiWith(answers: Record<string, unknown>) {
  return testApi((await startJsonServer(answers)).url);
}

describe('what is told of a match', () => {
  it('is its events in order; what nobody explains is left out and reported', async () => {
    const events = [
      { kind: 'goal', minute: '10', side: 'home', player: man('1'), score: { home: 1, away: 0 } },
      { kind: 'drinks', minute: '22', side: 'home', player: man('1') },
      { kind: 'red', minute: 54, side: 'away', player: man('2') },
      { kind: 'goal', side: 'left' },
    ];
    const { api, reported } = await apiWith({ '/soccer/match/m1/events': { events } });

    const found = await getMatchEvents(api, args);
    expect(found?.map(({ kind, minute }) => [kind, minute?.minute])).toEqual([
      ['goal', 10],
      ['red', 54],
    ]);
    expect(reported).toHaveLength(2);
  });

  it('is its line-ups; one without men is none, and a broken man costs only himself', async () => {
    const home = {
      formation: '4-4-2',
      lines: [[man('1'), { id: '2' }], []],
      bench: [man('3')],
      bench_complete: true,
    };
    const { api, reported } = await apiWith({
      '/soccer/match/m1/lineups': { home, away: { formation: null, lines: [] } },
    });

    const found = await getLineUps(api, args);
    expect(found?.home?.lines).toEqual([[{ id: '1', name: 'Player 1', number: 9, captain: false }]]);
    expect(found?.home?.bench[0]?.minute).toBeNull();
    expect(found?.away).toBeNull();
    expect(reported).toHaveLength(1);
  });

  it('is its figures, as far as they are counted', async () => {
    const { api } = await apiWith({
      '/soccer/match/m1/statistics': { home: { shots: 0, shots_on_target: 3, fouls: null }, away: null },
    });
    expect(await getMatchStatistics(api, args)).toEqual({ home: { shots: 0, shotsOnTarget: 3 }, away: null });
  });

  it('is nothing where the backend has no such call', async () => {
    const { api } = await apiWith({});
    expect(await getMatchEvents(api, args)).toBeNull();
    expect(await getLineUps(api, args)).toBeNull();
    expect(await getMatchStatistics(api, args)).toBeNull();
  });
});
