import { startJsonServer, StubResponse } from '@cancha/data-access/testing/startJsonServer';
import { expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { loadCompetition } from './loadCompetition';

const tag = {
  ...{ title: 'Copa Oro', picture: null, tag: 'copa-oro', statsSlug: 'copa-oro', siteUrl: null },
  ...{ description: '', keywords: '', isCompetition: true },
};
const seasons = '/soccer/tournaments?slug=copa-oro';
const widgetOf = (id: string) => `/api/stats/competition-widget/tournament/${id}`;
const season = (id: string) => ({ id, name: 'Copa Oro', slug: 'copa-oro', season: id });
const widget = (id: string, scorers: object[]) => ({ tournament: season(id), tables: [], scorers });
const scorer = { position: 1, player: 'Raúl Jiménez', goals: 3 };

async function load(
  answers: Record<string, unknown>,
  changes: Parameters<typeof testContext>[0] = {},
  of = tag,
) {
  const { url } = await startJsonServer(answers);
  const found = await loadCompetition(of, testContext({ ...changes, apiUrl: url }));
  return found?.tournament.id ?? null;
}

const both = {
  [seasons]: { tournaments: [season('2025'), season('2023')] },
  [widgetOf('2025')]: widget('2025', [scorer]),
  [widgetOf('2023')]: widget('2023', [scorer]),
};

it('a topic that is a competition shows its latest season', async () => {
  expect(await load(both)).toBe('2025');
});

it('of a season with nothing to show, it is the one before', async () => {
  expect(await load({ ...both, [widgetOf('2025')]: widget('2025', []) })).toBe('2023');
});

it('nothing is shown where nothing can be had, and the topic stays', async () => {
  expect(await load({ [seasons]: new StubResponse(500, 'no') })).toBeNull();
  expect(await load({})).toBeNull();
});

it('any other topic has no tables, nor has a site without football', async () => {
  const { capabilities } = testContext().site;
  expect(await load(both, {}, { ...tag, isCompetition: false })).toBeNull();
  expect(await load(both, { site: { capabilities: { ...capabilities, football: false } } })).toBeNull();
});
