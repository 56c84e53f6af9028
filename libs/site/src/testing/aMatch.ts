import type { FinishedMatch, InterruptedMatch, LiveMatch, ScheduledMatch } from '@cancha/stats/match/Match';
import type { Team } from '@cancha/stats/team/Team';

const aTeam = (name: string): Team => ({ id: name, name, image: `/flags/${name}.svg`, code: null });

const base = {
  id: 'm',
  // 14:00 in Costa Rica.
  kickOff: new Date('2026-07-05T20:00:00Z'),
  home: aTeam('Brasil'),
  away: aTeam('Noruega'),
  tournament: { id: 't', name: 'Mundial', slug: null, season: null },
  stage: { id: 's', name: 'Octavos de final' },
  venue: { id: 'v', name: 'MetLife', city: 'Nueva Jersey' },
  referee: { id: 'r', name: 'Ismail Elfath' },
  attendance: null,
  movedAt: null,
  updatedAt: null,
};
const clock = { penalties: null, minute: 90, period: null, goals: [] };

/** Matches of one pair, in each state, with what a test changes. */
export const aMatch = {
  scheduled: (changes: Partial<ScheduledMatch> = {}): ScheduledMatch => ({
    ...base,
    state: 'scheduled',
    isTimeKnown: true,
    ...changes,
  }),
  live: (changes: Partial<LiveMatch> = {}): LiveMatch => ({
    ...base,
    ...clock,
    state: 'live',
    score: { home: 0, away: 0 },
    ...changes,
  }),
  finished: (changes: Partial<FinishedMatch> = {}): FinishedMatch => ({
    ...base,
    ...clock,
    state: 'finished',
    score: { home: 1, away: 2 },
    ...changes,
  }),
  interrupted: (changes: Partial<InterruptedMatch> = {}): InterruptedMatch => ({
    ...base,
    state: 'interrupted',
    reason: 'suspended',
    score: null,
    penalties: null,
    goals: [],
    ...changes,
  }),
};
