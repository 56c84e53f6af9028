import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '@cancha/site/testing/renderPage';
import { TeamSquadPage } from './teamSquadPage';
import { path, serveTeam, team, teamProps } from './teamAnswers.fixture';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

it('a squad that is not known says so', async () => {
  await serveTeam({ [`${path}/squad`]: { team, tournament: null, coach: null, lines: [] } });
  expect(await renderPage(TeamSquadPage(teamProps()))).toContain('El plantel de este equipo no se conoce.');
});
