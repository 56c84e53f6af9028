import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, it } from 'vitest';
import { matchRows } from '../seed/matchRows.ts';
import { matchColumnsAsOf } from './matchColumnsAsOf.ts';
import { noFacts, type MatchFact } from '@cancha/newsroom/facts/factRecords.ts';
import type { EventColumns, MatchColumns } from './Recording.ts';

const fact: MatchFact = {
  ...{ key: 'm', alias: null, tournament: 'cup', stage: null, week: null, day: '2026-07-05' },
  ...{ utc: '2026-07-05T20:00:00Z', status: 'played', home: 'A', away: 'B', score: [0, 0] },
  ...{ ninety: null, halfTime: null, penalties: [1, 0], shootOutWinner: null, venue: null, city: null },
  ...{ referee: null, attendance: null, ground: null },
};
const kick = (
  kind: 'kick-scored' | 'kick-missed',
  side: 'home' | 'away',
  position: number,
): EventColumns => ({
  ...{ matchId: 'm', position, kind, minute: null, side, player: 'X', playerId: 'x' },
  ...{ number: null, playerOff: null, playerOffId: null, numberOff: null },
});

/** What the scoreboard shows half-minute by half-minute, each state once: `period/minute`. */
function shown(ninety: MatchFact['ninety']): string[] {
  const [row] = matchRows({ ...noFacts(), matches: [{ ...fact, ninety }] });
  const match = row as MatchColumns;
  const events = [kick('kick-scored', 'home', 0), kick('kick-missed', 'away', 1)];
  const seen = Array.from({ length: 400 }, (_, half) => {
    const moment = addMinutes(match.kickOff, half / 2);
    const { match: now } = matchColumnsAsOf({ match, events, lineUps: [] }, new Date(moment.getTime()));
    return { period: now.period, minute: now.lengthMinutes, status: now.status };
  }).filter(({ status }) => status === 'playing');
  return [...new Set(seen.map(({ period, minute }) => `${period}/${minute}`))];
}

describe('the clock of a scoreboard', () => {
  it('stands at 120 between extra time and a shoot-out, and never goes back', () => {
    const states = shown([0, 0]);
    expect(states.slice(-2)).toEqual(['13/120', '5/120']);
    const minutes = states.map((state) => Number(state.split('/')[1]));
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
  });

  it('stands at 90 before extra time, and at 105 between its halves', () => {
    const states = shown([0, 0]);
    expect(states).toContain('12/90');
    expect(states).toContain('11/105');
  });

  it('stands at 90 before a shoot-out that comes without extra time', () => {
    expect(shown(null).slice(-2)).toEqual(['12/90', '5/90']);
  });
});
