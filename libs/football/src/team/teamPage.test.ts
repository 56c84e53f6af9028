import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StubResponse } from '@cancha/data-access/testing/startJsonServer';
import { renderPage } from '@cancha/site/testing/renderPage';
import { TeamPage } from './teamPage';
import { match, notFound, path, serveTeam, team, teamProps, tournament } from './teamAnswers.fixture';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('the page of a team', () => {
  const played = [
    match('d', '10', [1, 0]),
    match('c', '09', [1, 1]),
    match('b', '08', [2, 0]),
    match('a', '07', [0, 1]),
  ];
  const coverage = { tournament: null, from: '2025-05-07', until: '2025-05-10', matches: 4 };
  const overview = async (answer: object) => {
    await serveTeam({ [`${path}/matches?size=40`]: { team, ...answer } });
    vi.useFakeTimers({ now: new Date('2025-05-11T12:00:00Z'), toFake: ['Date'] });
    return renderPage(TeamPage(teamProps())).finally(() => vi.useRealTimers());
  };

  it('has its coach, its form by shape and letter, and its run', async () => {
    const html = await overview({ matches: played, coverage });

    expect(html).toContain('Vladimir Quesada');
    expect(html).toContain('perdido, ganado, empatado, ganado');
    expect(html).toContain('<b>3 partidos sin perder</b>');
    expect(html).not.toMatch(/registrado|Hasta el/);
    expect(html).toContain('saprissa/t1/historial?rival=t2">Historial contra Herediano<');
  });

  it('tells no run where matches may be missing, and says of how many its form is', async () => {
    const html = await overview({ matches: played });

    expect(html).toContain('perdido, ganado, empatado, ganado');
    expect(html).toContain('De 4 partidos registrados: puede faltar alguno.');
    expect(html).not.toContain('sin perder');
  });

  it('believes no statement of completeness that its matches do not bear out', async () => {
    const unread = { ...match('x', '06', [1, 0]), contestant_home: null };
    const whole = { ...coverage, from: '2025-05-06', matches: 5 };

    expect(await overview({ matches: [...played, unread], coverage: whole })).not.toContain('sin perder');
    expect(await overview({ matches: played.slice(1), coverage })).not.toContain('sin perder');
  });

  it('says that a run may be longer where it goes back to the first match known', async () => {
    const from = { ...coverage, from: '2025-05-08', matches: 3 };
    expect(await overview({ matches: played, coverage: from })).toContain('Al menos 3 partidos sin perder');
  });

  it('says until when its run is known, and of which tournament', async () => {
    const own = played.map((one) => ({ ...one, tournament }));
    const html = await overview({
      matches: own,
      coverage: { ...coverage, tournament: 'x1', until: '2025-05-09' },
    });

    expect(html).toContain('Últimos resultados en Liga 2024-25');
    expect(html).toContain('<b>3 partidos sin perder</b>');
    expect(html).toContain('Hasta el 9 de mayo de 2025.');
  });

  it('asks for the table and the scorers of the team alone, and places them among themselves', async () => {
    const scorer = { position: 51, player: 'Mariano Torres', player_id: 'p', team, goals: 3, penalties: 1 };
    await serveTeam({
      '/api/stats/competition-widget/tournament/x1?teamId=t1': { tournament, tables: [], scorers: [scorer] },
    });
    const html = await renderPage(TeamPage(teamProps()));

    expect(html).toContain('Goleadores del equipo');
    expect(html).toContain('Mariano Torres');
    expect(html).not.toContain('>51<');
  });

  it('is a page even when nothing but the team can be had', async () => {
    await serveTeam({ [`${path}/matches?size=40`]: new StubResponse(500, 'no') });
    expect(await renderPage(TeamPage(teamProps()))).toContain('Los partidos no llegan en este momento.');
  });

  it('does not exist for an id nobody knows, and has one slug', async () => {
    await serveTeam({});
    await expect(TeamPage(teamProps({ id: 'nada' }))).rejects.toMatchObject(notFound);
    await expect(TeamPage(teamProps({ slug: 'x' }))).rejects.toMatchObject({
      digest: expect.stringContaining(';/resultados/futbol/equipo/saprissa/t1;308;') as string,
    });
  });
});
