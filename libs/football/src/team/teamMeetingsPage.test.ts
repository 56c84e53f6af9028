import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '@cancha/site/testing/renderPage';
import { match, notFound, other, path, serveTeam, team, teamProps } from './teamAnswers.fixture';
import { generateTeamMeetingsMetadata, TeamMeetingsPage } from './teamMeetingsPage';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

// Another team of the same name, which is another one.
const namesake = { ...other, id: 't3' };
const opponents = { team, opponents: [other, namesake].map((one, i) => ({ team: one, matches: 4 - i })) };
const played = [match('c', '09', [1, 1]), match('b', '08', [2, 0]), match('a', '02', [0, 3])];
const address = '/resultados/futbol/equipo/saprissa/t1/historial';
const meetingsWith = async (answer: object) => {
  await serveTeam({
    [`${path}/opponents`]: opponents,
    [`${path}/matches?size=100&opponent=t2`]: { team, matches: played, ...answer },
  });
  return renderPage(TeamMeetingsPage(teamProps({ choice: 't2' })));
};

it('a team leads to its meetings with each opponent, by links and by a form without a script', async () => {
  await serveTeam({ [`${path}/opponents`]: opponents });
  const html = await renderPage(TeamMeetingsPage(teamProps({ choice: 'anybody' })));

  expect(html).toContain(`action="${address}" method="get"`);
  expect(html).toContain('<option value="t2" selected="">Herediano</option>');
  expect(html).toContain('<option value="t3">Herediano</option>');
  expect(html).toContain(`href="${address}?rival=t2"`);
  expect(html).toContain('aria-current="page">Historial</span>');
});

it('the balance is of all meetings since a day, and apart from it of all on record', async () => {
  const coverage = { tournament: null, from: '2025-05-08', until: '2025-05-20', matches: 2 };
  const html = await meetingsWith({ coverage });

  expect(html).toMatch(
    /Todos, del 8 de mayo de 2025 al 20 de mayo de 2025[^]*<td>2<\/td><td>1<\/td><td>1<\/td><td>0<\/td><td>3-1<\/td>/,
  );
  expect(html).toMatch(
    /Los registrados: puede faltar alguno[^]*<td>3<\/td><td>1<\/td><td>1<\/td><td>1<\/td>/,
  );
  expect(html).toContain('Saprissa 0, Herediano 3');
});

it('is never said to be of all where that is not stated, nor of those on record where some are elsewhere', async () => {
  expect(await meetingsWith({})).not.toContain('Todos, del');
  const paged = await meetingsWith({ paginationInfo: { nextPage: 2, lastPage: 2 } });
  expect(paged).not.toMatch(/Todos, del|Los registrados/);
});

it('an opponent it never met is no page, and one it met a view of the page', async () => {
  await serveTeam({ [`${path}/opponents`]: opponents });
  await expect(TeamMeetingsPage(teamProps({ choice: 't9' }))).rejects.toMatchObject(notFound);
  expect(await generateTeamMeetingsMetadata(teamProps({ choice: 't2' }))).toMatchObject({
    robots: { index: false },
    alternates: { canonical: address },
  });
});
