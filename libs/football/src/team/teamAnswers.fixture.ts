import { startJsonServer, type StubResponses } from '@cancha/data-access/testing/startJsonServer';
import { vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { testContext } from '@cancha/site/testing/testContext';

export const team = { id: 't1', name: 'Saprissa', image: null, code: 'SAP' };
export const other = { id: 't2', name: 'Herediano', image: null, code: 'HER' };
export const tournament = { id: 'x1', name: 'Liga', slug: 'cr', season: '2024-25' };
export const path = '/soccer/team/t1';
export const header = {
  team: { ...team, kind: 'club' },
  coach: 'Vladimir Quesada',
  tournaments: [tournament],
};

/** A match of May 2025 that the team played at home. */
export const match = (id: string, day: string, goals: readonly [number, number]): object => ({
  id,
  date: `2025-05-${day}T17:00:00Z`,
  status: 'played',
  contestant_home: team,
  contestant_away: other,
  total_scores_home: goals[0],
  total_scores_away: goals[1],
});

/** The backends answer these calls, and who asks for the context of a site gets one of them. It has to be mocked. */
export async function serveTeam(answers: StubResponses): Promise<void> {
  const { url } = await startJsonServer({ [path]: header, ...answers });
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url }));
}

type TeamParams = { site: string; slug: string; id: string };

export const teamParams = (changes: object = {}): TeamParams => ({
  site: 'fca',
  slug: 'saprissa',
  id: 't1',
  ...changes,
});
export const teamProps = (changes: object = {}): { params: Promise<TeamParams> } => ({
  params: Promise.resolve(teamParams(changes)),
});
export const notFound = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };
