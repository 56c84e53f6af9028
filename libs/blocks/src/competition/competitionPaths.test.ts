import { expect, it } from 'vitest';
import { routeReader } from '@cancha/site/testing/routeReader';
import { testContext } from '@cancha/site/testing/testContext';
import { everyTable } from './competitionPaths';
import {
  competitionQuery,
  competitionRoute,
  competitionSource,
  readCompetitionChoice,
} from './competitionPaths';

const { site } = testContext({ site: { prefix: '/mx' } });
const read = routeReader([competitionRoute]);

function roundTrip(choice: typeof everyTable) {
  const inside = read(site, competitionSource(site, 't1') + competitionQuery(choice));
  const [, id, stage = '', week = ''] = inside.split('/');
  return [id, readCompetitionChoice({ stage, week })];
}

it.each([everyTable, { stageId: 's1', week: null }, { stageId: null, week: 12 }, { stageId: 's1', week: 3 }])(
  'what a browser asks for comes to the app: %o',
  (choice) => expect(roundTrip(choice)).toEqual(['t1', choice]),
);

it.each(['/api/competition/t1', '/mx/api/competition', '/mx/api/competition/t1/x'])(
  '%s is no such address',
  (path) => expect(read(site, path)).toBe('missing'),
);

it.each(['week=0', 'week=100', 'week=x', 'stage=', 'stage=../x'])('nobody is offered %s', (query) =>
  expect(read(site, `/mx/api/competition/t1?${query}`)).toBe('missing'),
);

it('a site without football has none', () => {
  const without = { ...site, capabilities: { ...site.capabilities, football: false } };
  expect(read(without, '/mx/api/competition/t1')).toBe('missing');
});
