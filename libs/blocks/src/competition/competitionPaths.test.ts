import { expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { everyTable } from './CompetitionChoice';
import {
  competitionQuery,
  competitionSource,
  readCompetitionChoice,
  resolveCompetition,
} from './competitionPaths';

const { site } = testContext({ site: { prefix: '/mx' } });

function roundTrip(choice: typeof everyTable) {
  const { pathname, searchParams } = new URL(
    competitionSource(site, 't1') + competitionQuery(choice),
    'https://site.test',
  );
  const [, id, stage = '', week = ''] = resolveCompetition(site, pathname, searchParams)?.split('/') ?? [];
  return [id, readCompetitionChoice({ stage, week })];
}

it.each([everyTable, { stageId: 's1', week: null }, { stageId: null, week: 12 }, { stageId: 's1', week: 3 }])(
  'what a browser asks for comes to the app: %o',
  (choice) => expect(roundTrip(choice)).toEqual(['t1', choice]),
);

it.each(['/api/competition/t1', '/mx/api/competition', '/mx/api/competition/t1/x'])(
  '%s is no such address',
  (path) => expect(resolveCompetition(site, path, new URLSearchParams())).toBeNull(),
);

it.each(['week=0', 'week=100', 'week=x', 'stage=', 'stage=../x'])('nobody is offered %s', (query) =>
  expect(resolveCompetition(site, '/mx/api/competition/t1', new URLSearchParams(query))).toBeNull(),
);

it('a site without football has none', () => {
  const without = { ...site, capabilities: { ...site.capabilities, football: false } };
  expect(resolveCompetition(without, '/mx/api/competition/t1', new URLSearchParams())).toBeNull();
});
