import { startJsonServer, type StubResponses } from '@cancha/data-access/testing/startJsonServer';
import { vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { testContext } from '@cancha/site/testing/testContext';

export const tournament = { id: 'x1', name: 'Liga de Costa Rica', slug: 'cr', season: '2024-25' };
type Team = { id: string; name: string; image: null; code: null };

export const team = (name: string): Team => ({ id: name.toLowerCase(), name, image: null, code: null });
export const row = (position: number, name: string, changes: object = {}): object => ({
  position,
  team: team(name),
  played: 22,
  won: 13,
  drawn: 7,
  lost: 2,
  goals_for: 38,
  goals_against: 18,
  points: 46,
  zone: position === 1 ? 'z1' : null,
  by_lots: false,
  form: ['won', 'drawn'],
  ...changes,
});
const rules = { points: { win: 3, draw: 1, loss: 0 }, order: ['goal-difference', 'goals-for'], meetings: 0 };
export const table = (name: string, rows: object[]): object => ({
  id: name,
  name,
  rows,
  zones: [{ zone: 'z1', label: 'Semifinales' }],
});
export const standings = (tables: object[], changes: object = {}): object => ({
  tournament,
  until: '2025-05-07',
  rules,
  tables,
  thirds: null,
  ...changes,
});
export const match = {
  id: 'm',
  date: '2025-05-04T17:00:00Z',
  status: 'played',
  contestant_home: team('Herediano'),
  contestant_away: team('Saprissa'),
  total_scores_home: 2,
  total_scores_away: 0,
};
export const calendar = {
  tournament,
  by: 'week',
  current: 'c-22',
  groups: [{ key: 'c-22', label: 'Jornada 22', stage: 'Clausura', week: 22, matches: [match] }],
};
export const path = '/soccer/tournament/x1';

/** The backends answer these calls, and who asks for the context of a site gets one of them. It has to be mocked. */
export async function serve(answers: StubResponses): Promise<void> {
  const { url } = await startJsonServer(answers);
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url }));
}

type TournamentParams = { site: string; slug: string; id: string; week: string };

export const props = (
  slug: string,
  id: string,
  more: object = {},
): { params: Promise<TournamentParams> } => ({
  params: Promise.resolve({ site: 'fca', slug, id, week: 'latest', ...more }),
});
export const whole = {
  [`${path}/standings`]: standings([table('Clausura', [row(1, 'Herediano'), row(2, 'Saprissa')])]),
  [`${path}/calendar?by=week`]: calendar,
};
