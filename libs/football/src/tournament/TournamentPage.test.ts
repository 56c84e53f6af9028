import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StubResponse } from '@cancha/data-access/testing/startJsonServer';
import { renderPage } from '@cancha/site/testing/renderPage';
import { match, path, props, serve, standings, team, tournament, whole } from './tournamentAnswers.fixture';
import { generateTournamentMetadata, TournamentPage } from './TournamentPage';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

/** Where Next is told to send the reader, and by which status. */
const sentTo = (target: string) => ({
  digest: expect.stringMatching(new RegExp(`;${target.replaceAll('?', '\\?')};308;`)) as string,
});

describe('the page of a competition', () => {
  it('has the round that is on, the tables and the way to the other pages', async () => {
    await serve(whole);
    const html = await renderPage(TournamentPage(props('cr', 'x1')));

    expect(html).toContain('Liga de Costa Rica 2024-25</h1>');
    expect(html).toContain('Jornada 22');
    expect(html).toContain('href="/resultados/futbol/competencias/cr/x1/clasificacion"');
    expect(html).toContain('href="/resultados/futbol/equipo/herediano/herediano"');
    expect(html).toContain('webcal://');
  });

  it('says of a title whose matches are not held who was second, and that they are not', async () => {
    const told = { name: null, champion: team('Lanús'), runner_up: team('Mineiro'), match: null };
    await serve({
      ...whole,
      [`${path}/standings`]: standings([], { titles: [{ ...told, on_record: false }] }),
    });
    const html = await renderPage(TournamentPage(props('cr', 'x1')));

    expect(html).toContain('Subcampeón: Mineiro. No tenemos los partidos que lo definieron.');
    expect(html).not.toContain('Primero de la tabla');
  });

  it('names the champion of each half, the match that decided it, and who scored most', async () => {
    const titles = [
      { name: 'Apertura', champion: team('Herediano'), runner_up: team('Saprissa'), match },
      { name: 'Clausura', champion: team('Alajuelense'), runner_up: team('Herediano'), match: null },
    ];
    const scorer = { position: 1, player: 'Ariel Soto', player_id: 'p1', team: team('Herediano'), goals: 12 };
    await serve({
      ...whole,
      [`${path}/standings`]: standings([], { titles }),
      [`${path}/scorers`]: {
        tournament,
        complete: true,
        scorers: [scorer, { ...scorer, player: 'Otro', goals: 11 }],
      },
    });
    const html = await renderPage(TournamentPage(props('cr', 'x1')));

    expect(html).toMatch(/Campeón del Apertura[^]*Herediano[^]*Campeón del Clausura[^]*Alajuelense/);
    expect(html).toContain('Ganó la final a Saprissa');
    expect(html).toContain('Primero de la tabla');
    expect(html).toContain('Más goles: Ariel Soto, Herediano (12 goles)');
    expect(html).not.toContain('Más goles: Otro');
  });

  it('names no champion while there is none', async () => {
    await serve(whole);
    expect(await renderPage(TournamentPage(props('cr', 'x1')))).not.toContain('Campeón');
  });

  it('is a page even when all but its tables cannot be had', async () => {
    await serve({
      [`${path}/standings`]: whole[`${path}/standings`],
      [`${path}/calendar?by=week`]: new StubResponse(500, 'no'),
      [`${path}/bracket`]: new StubResponse(500, 'no'),
      [`${path}/scorers`]: { tournament, complete: true, scorers: {} },
    });
    expect(await renderPage(TournamentPage(props('cr', 'x1')))).toContain('Herediano');
  });

  it('is one of a competition without tables too', async () => {
    await serve({ ...whole, [`${path}/standings`]: standings([], { until: null, rules: null }) });
    const html = await renderPage(TournamentPage(props('cr', 'x1')));

    expect(html).toContain('Jornada 22');
    expect(html).not.toContain('<table');
  });

  it('is an error when the tables cannot be had: it may not look as if there were none', async () => {
    await serve({ [`${path}/standings`]: new StubResponse(503, 'no') });
    await expect(TournamentPage(props('cr', 'x1'))).rejects.toMatchObject({ status: 503 });
  });

  it('does not exist for an id nobody knows', async () => {
    await serve({});
    await expect(TournamentPage(props('cr', 'nada'))).rejects.toMatchObject({
      digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
    });
  });

  it('has one address: another slug, and a season instead of an id, lead to it for good', async () => {
    await serve({
      ...whole,
      '/soccer/tournaments?slug=cr': {
        tournaments: [{ ...tournament, id: 'x2', season: '2023-24' }, tournament],
      },
    });
    const target = sentTo('/resultados/futbol/competencias/cr/x1');

    await expect(TournamentPage(props('otro', 'x1'))).rejects.toMatchObject(target);
    await expect(TournamentPage(props('cr', '2024-25'))).rejects.toMatchObject(target);
    await expect(TournamentPage(props('cr', '2024-2025'))).rejects.toMatchObject(target);
    await expect(TournamentPage(props('cr', '1999'))).rejects.toMatchObject({
      digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
    });
  });

  it('is named by its season, and tells its canonical address', async () => {
    await serve(whole);
    const metadata = await generateTournamentMetadata(props('cr', 'x1'));

    expect(metadata.title).toBe('Liga de Costa Rica 2024-25: resultados, tablas y goleadores');
    expect(metadata.alternates?.canonical).toBe('/resultados/futbol/competencias/cr/x1');
  });
});
