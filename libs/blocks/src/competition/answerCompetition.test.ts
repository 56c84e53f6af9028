import { startJsonServer, StubResponse } from '@cancha/data-access/testing/startJsonServer';
import { expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { loadAnswer } from './answerCompetition';

const row = (name: string, played: number) => ({
  ...{ position: 1, team: { id: name, name }, played, won: played, drawn: 0, lost: 0 },
  ...{ goals_for: played, goals_against: 0, points: played * 3 },
});
const stages = [
  { id: 'a', name: 'Apertura' },
  { id: 'c', name: 'Clausura' },
];
const widget = (of: readonly { id: string; name: string }[], played: number) => ({
  tournament: { id: 't', name: 'Liga', slug: 'liga', season: '2025' },
  stages,
  tables: of.map(({ id, name }) => ({ id, name, rows: [row(`Primero ${name}`, played)], zones: [] })),
  scorers: [],
});
const path = '/api/stats/competition-widget/tournament/t';
const answers = {
  [path]: widget(stages, 20),
  [`${path}?week=3`]: widget(stages, 3),
  [`${path}?stage_id=c&week=3`]: widget(stages.slice(1), 3),
};

async function load(stageId: string | null, week: number | null, given: Record<string, unknown> = answers) {
  const { url } = await startJsonServer(given);
  return loadAnswer('t', { stageId, week }, testContext({ apiUrl: url }));
}

it('the tables of a week and a stage say which they are, and lead to all others', async () => {
  const answer = await load('c', 3);

  expect(answer?.announcement).toBe('Clausura. Así estaban las tablas después de la jornada 3.');
  expect(answer?.html).toContain('Primero Clausura');
  expect(answer?.html).not.toContain('Primero Apertura');
  expect(answer?.html).toMatch(/data-stage="c" data-week="3"/);
  expect(answer?.html).toMatch(/href="[^"]*\?jornada=3#tabla-a">Apertura/);
  expect(answer?.html).toMatch(/#tabla-c" aria-current="true">Clausura/);
  // As many weeks as were played until now.
  expect(answer?.html).toContain('<option value="20">');
  expect(answer?.html).toContain('<option value="3" selected="">');
});

it('of every stage as they are now they are marked by no choice', async () => {
  const answer = await load(null, null);

  expect(answer?.announcement).toBe('Tablas y goleadores');
  expect(answer?.html).not.toContain('data-week');
  expect(answer?.html).toContain('Primero Apertura');
});

it('nothing is there of a stage nobody knows, and a failure is one', async () => {
  expect(await load('x', null)).toBeNull();
  await expect(
    load(null, 3, { ...answers, [`${path}?week=3`]: new StubResponse(500, 'no') }),
  ).rejects.toThrow();
});

it('the year and the averages have tabs of their own where they are told, and none elsewhere', async () => {
  const tabs = { annual: [row('Líder del año', 40)], averages: { seasons: ['2024', '2025'], rows: [] } };
  const average = {
    position: 1,
    team: { id: 'p', name: 'De promedio' },
    played: 43,
    points: 74,
    average: 74 / 43,
  };
  const long = { ...tabs, averages: { ...tabs.averages, rows: [average] } };
  const answer = await load(null, null, { ...answers, [path]: { ...widget(stages, 20), ...long } });

  expect(answer?.html).toContain('Promedios');
  expect(answer?.html).toContain('De promedio');
  expect(answer?.html).toContain('Copas anuales');
  expect(answer?.html).toContain('Líder del año');
  expect((await load(null, null))?.html).not.toMatch(/Promedios|Copas anuales/);
});
