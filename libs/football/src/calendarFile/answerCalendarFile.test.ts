import { sites } from '@cancha/brands/sites';
import {
  startJsonServer,
  StubResponse,
  type StubResponses,
} from '@cancha/data-access/testing/startJsonServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { routeReader } from '@cancha/site/testing/routeReader';
import { testContext } from '@cancha/site/testing/testContext';
import { answerCalendarFile } from './answerCalendarFile';
import { calendarFilePath, calendarFileRoute } from './calendarPaths';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const team = { id: 't1', name: 'Saprissa', image: null, code: 'SAP' };
const match = (id: string, date: string) => ({
  id,
  date,
  status: 'fixture',
  contestant_home: team,
  contestant_away: { ...team, id: 't2', name: 'Herediano' },
});
const ofTeam = {
  '/soccer/team/t1': { team, coach: null, tournaments: [] },
  '/soccer/team/t1/matches?size=100&order=latest': {
    matches: [match('b', '2026-07-12T20:00:00Z'), match('a', '2026-07-05T20:00:00Z'), { id: 'broken' }],
  },
};

async function ask(answers: StubResponses, page = 'team', headers: Record<string, string> = {}) {
  const { url } = await startJsonServer(answers);
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url }));
  return answerCalendarFile(new Request('http://127.0.0.1/x.ics', { headers }), {
    params: Promise.resolve({ site: 'fca', page, id: 't1' }),
  });
}

describe('the calendar of a team', () => {
  it('has its matches in the order of play, without one that cannot be shown, and may be kept', async () => {
    const answer = await ask(ofTeam);
    const file = await answer.text();

    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('max-age=900');
    expect(file.match(/UID:\w/g)).toEqual(['UID:a', 'UID:b']);
    expect(file).toContain('X-WR-CALNAME:Partidos de Saprissa');
  });

  it('is not sent again to who has it', async () => {
    const etag = (await ask(ofTeam)).headers.get('etag') ?? '';
    expect((await ask(ofTeam, 'team', { 'if-none-match': etag })).status).toBe(304);
  });

  it('counts the moves of a match as the backend dates them, alike on two servers and over a restart', async () => {
    const moved = { moved_at: '2026-07-01T12:00:00.000Z', updated_at: '2026-07-02T12:00:00.000Z' };
    const answers = {
      ...ofTeam,
      '/soccer/team/t1/matches?size=100&order=latest': {
        matches: [{ ...match('a', '2026-07-05T21:00:00Z'), ...moved }],
      },
    };
    const one = await (await ask(answers)).text();
    const other = await (await ask(answers)).text();

    expect(one).toMatch(/SEQUENCE:[1-9]\d+\r/);
    expect(one).toContain('LAST-MODIFIED:20260702T120000Z');
    expect(other).toBe(one);
  });

  it('does not exist for a team nobody knows, nor for another kind of page', async () => {
    expect((await ask({})).status).toBe(404);
    expect((await ask(ofTeam, 'player')).status).toBe(404);
  });

  it('is 503 and no empty calendar while the matches cannot be had', async () => {
    const broken = {
      ...ofTeam,
      '/soccer/team/t1/matches?size=100&order=latest': new StubResponse(500, 'no'),
    };
    expect((await ask(broken)).status).toBe(503);
  });
});

describe('the address of a calendar', () => {
  const read = routeReader([calendarFileRoute]);

  it.each([false, true])('stands beside the page, with slashes at the end %s', (trailingSlash) => {
    const site = { ...sites.fca, trailingSlash };
    const path = calendarFilePath(site, 'team', team);

    expect(path).toBe('/resultados/futbol/equipo/saprissa/t1.ics');
    expect(read(site, path)).toBe('calendar-file/team/t1');
  });

  it.each([
    '/resultados/futbol/jugador/x/t1.ics',
    '/resultados/futbol.ics',
    '/x.ics',
    '/resultados/futbol/equipo/x/t1',
  ])('%s is none', (path) => {
    expect(read(sites.fca, path)).toBe('missing');
  });
});
