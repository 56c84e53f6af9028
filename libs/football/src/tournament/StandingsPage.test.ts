import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@cancha/site/testing/renderPage';
import { generateStandingsMetadata, StandingsPage } from './StandingsPage';
import { path, props, row, serve, standings, table, team, whole } from './tournamentAnswers.fixture';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

describe('the standings of a competition', () => {
  it('say by what they are ordered, until when, and what only lots would part', async () => {
    const level = { by_lots: true };
    await serve({
      [`${path}/standings`]: standings([table('Clausura', [row(1, 'Alfa', level), row(2, 'Beta', level)])]),
    });
    const html = await renderPage(StandingsPage(props('cr', 'x1')));

    expect(html).toContain('Una victoria vale 3 puntos y un empate 1 punto.');
    expect(html).toContain('se ordenan por: diferencia de goles, goles a favor.');
    expect(html).toContain('Datos hasta el 7 de mayo de 2025.');
    expect(html).toContain('Iguales en todo lo que cuenta: Alfa, Beta.');
  });

  it('hold thirty teams in two zones, each line a sentence', async () => {
    const rows = Array.from({ length: 30 }, (_, i) => row((i % 15) + 1, `Equipo ${i + 1}`));
    await serve({
      [`${path}/standings`]: standings([table('Zona A', rows.slice(0, 15)), table('Zona B', rows.slice(15))]),
    });
    const html = await renderPage(StandingsPage(props('cr', 'x1')));

    expect(html.match(/<tr[^>]* aria-label=/g)).toHaveLength(30);
    expect(html).toContain(
      'aria-label="1, Equipo 16: 46 puntos; 22 jugados, 13 ganados, 7 empatados, 2 perdidos"',
    );
  });

  it('rank those third, of whom the best go on', async () => {
    const groups = ['A', 'B', 'C'].map((name) => table(`Grupo ${name}`, [row(1, `Uno ${name}`)]));
    const thirds = { rows: [row(1, 'Tercero A'), row(2, 'Tercero B')], through: 1 };
    await serve({ [`${path}/standings`]: standings(groups, { thirds }) });
    const html = await renderPage(StandingsPage(props('cr', 'x1')));

    expect(html).toContain('href="#tabla-terceros"');
    expect(html).toContain('Avanzan a la siguiente ronda');
    // Three groups, one legend after them.
    expect(html.match(/>Semifinales<\/li>/g)).toHaveLength(1);
    expect(html.indexOf('>Semifinales</li>')).toBeGreaterThan(html.lastIndexOf('Uno C'));
  });

  it('of a competition whose matches are not all known say that, and not that it had no tables', async () => {
    await serve({ [`${path}/standings`]: standings([], { until: null, rules: null, partial: true }) });
    const html = await renderPage(StandingsPage(props('cr', 'x1')));

    expect(html).toContain('No tenemos todos los partidos de esta competencia.');
    expect(html).not.toContain('no tiene tablas');
  });

  it('tell points that were taken, the year as one table and the averages with their seasons', async () => {
    const averages = {
      seasons: ['2024', '2025'],
      rows: [{ position: 1, team: team('Racing'), played: 43, points: 74, average: 74 / 43 }],
    };
    const deductions = [{ team: team('Ecuador'), points: 3 }];
    const annual = [row(1, 'Rosario Central')];
    await serve({
      [`${path}/standings`]: standings([table('Zona A', [row(1, 'Racing')])], {
        ...{ annual, averages, deductions },
      }),
    });
    const html = await renderPage(StandingsPage(props('cr', 'x1')));

    expect(html).toContain('Descontados a Ecuador: 3 puntos.');
    expect(html).toMatch(/Tabla anual[^]*Rosario Central[^]*Promedios[^]*Racing/);
    expect(html).toContain('1,721');
    expect(html).toContain('Puntos por partido en las temporadas que tenemos: 2024, 2025.');
  });

  it('of a competition without tables say so, and are nothing for search engines', async () => {
    await serve({ [`${path}/standings`]: standings([], { until: null, rules: null }) });

    expect(await renderPage(StandingsPage(props('cr', 'x1')))).toContain(
      'No tenemos tablas de esta competencia.',
    );
    expect((await generateStandingsMetadata(props('cr', 'x1'))).robots).toEqual({ index: false });
  });

  it('of an earlier week are marked as such, and are another view of the page', async () => {
    await serve({
      [`${path}/standings`]: whole[`${path}/standings`],
      [`${path}/standings?week=5`]: standings([table('Clausura', [row(1, 'Saprissa', { played: 5 })])]),
    });
    const week = { week: '5' };

    expect(await renderPage(StandingsPage(props('cr', 'x1', week)))).toContain('después de la jornada 5.');
    expect(await generateStandingsMetadata(props('cr', 'x1', week))).toMatchObject({
      robots: { index: false },
      alternates: { canonical: '/resultados/futbol/competencias/cr/x1/clasificacion' },
    });
  });
});
