import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@cancha/site/testing/renderPage';
import { match, notFound, path, serveTeam, team, teamProps, tournament } from './teamAnswers.fixture';
import { generateTeamStatsMetadata, TeamStatsPage } from './teamStatsPage';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const record = { played: 3, won: 2, drawn: 1, lost: 0, goals_for: 5, goals_against: 1 };

describe('the figures of a team', () => {
  const statistics = { team, tournament, total: record, home: record, away: null, clean_sheets: 0 };
  const shown = async (changes: object) => {
    await serveTeam({ [`${path}/statistics?tournament=x1`]: { ...statistics, ...changes } });
    return renderPage(TeamStatsPage(teamProps({ choice: 'latest' })));
  };
  const coverage = { tournament: 'x1', from: '2025-01-12', until: '2025-05-25', matches: 3 };

  it('say from when to when they count every match', async () => {
    const html = await shown({ coverage, biggest_win: match('a', '07', [3, 1]) });
    expect(html).toContain('Todos sus partidos del 12 de enero de 2025 al 25 de mayo de 2025.');
    expect(html).toContain('Triunfo más amplio</h2>');
  });

  it.each([[undefined], [null], [{ matches: 3 }], [{ ...coverage, matches: 18 }]])(
    'are those of the matches on record where it is stated as %j',
    async (stated) => {
      const html = await shown({ coverage: stated, biggest_win: match('a', '07', [3, 1]) });
      expect(html).toContain('De 3 partidos registrados: puede faltar alguno.');
      expect(html).toContain('Triunfo más amplio registrado</h2>');
    },
  );

  it('call nobody at home on neutral ground', async () => {
    const none = { played: 0, won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0 };
    const onlyNeutral = await shown({ home: none, away: none, neutral: record });
    expect(onlyNeutral).not.toMatch(/De local|De visitante/);
    const both = await shown({ home: record, away: none, neutral: record });
    expect(both).toMatch(/De local<[^]*<td>3<\/td><td>2<\/td><td>1<\/td><td>0<\/td><td>5-1<\/td>/);
    expect(both).toContain('En cancha neutral</span>');
    expect(both).not.toContain('De visitante');
  });

  it('place its scorers among themselves', async () => {
    const scorer = (player: string, position: number, goals: number) => ({
      player,
      position,
      goals,
      penalties: 0,
      team,
    });
    const html = await shown({
      scorers: [scorer('Uno', 51, 2), scorer('Dos', 164, 1), scorer('Tres', 164, 1)],
    });
    expect(html).toContain('Goleadores del equipo');
    expect(html).not.toMatch(/>(51|164)</);
  });

  it('are 0 where there was none, and not known where nobody counted', async () => {
    await serveTeam({ [`${path}/statistics?tournament=x1`]: statistics });
    const html = await renderPage(TeamStatsPage(teamProps({ choice: 'latest' })));

    expect(html).toMatch(/Marco en cero<\/dt><dd>0</);
    expect(html).toMatch(/Tarjetas rojas<\/dt><dd><span[^>]*>Sin dato</);
  });

  it('of a tournament it does not play in are no page', async () => {
    await serveTeam({ [`${path}/statistics?tournament=x1`]: statistics });
    await expect(TeamStatsPage(teamProps({ choice: 'x9' }))).rejects.toMatchObject(notFound);
  });

  it('of a tournament asked for are a view of the page', async () => {
    await serveTeam({ [`${path}/statistics?tournament=x1`]: statistics });
    expect(await generateTeamStatsMetadata(teamProps({ choice: 'x1' }))).toMatchObject({
      robots: { index: false },
      alternates: { canonical: '/resultados/futbol/equipo/saprissa/t1/estadisticas' },
    });
  });
});
