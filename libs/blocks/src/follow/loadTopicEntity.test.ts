import { sites } from '@cancha/brands/sites';
import { startJsonServer } from '@cancha/data-access/testing/startJsonServer';
import { testContext } from '@cancha/site/testing/testContext';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTopicEntity } from './loadTopicEntity';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const team = (id: string, name: string) => ({ id, name, image: null, code: null, kind: 'club' });
const player = (id: string, name: string) => ({ id, name, team: null });
const found = (items: readonly object[]) => ({ total: items.length, items });

async function load(title: string, teams: readonly object[], players: readonly object[], site: object = {}) {
  const { url, requests } = await startJsonServer({
    [`/v1/sites/${testContext({ site }).site.siteCode}/search?q=${encodeURIComponent(title).replaceAll('%20', '+')}&kinds=teams,players&size=5`]:
      { corrected: null, partial: false, teams: found(teams), players: found(players) },
  });
  const entity = await loadTopicEntity(title, testContext({ site, apiUrl: url }));
  return { entity, asked: requests.length };
}

describe('what a topic is about', () => {
  it('is the team that is called so, whatever its accents', async () => {
    const { entity } = await load('Peru', [team('per', 'Perú'), team('p2', 'Perugia')], []);
    expect(entity).toMatchObject({ kind: 'team', team: { id: 'per' } });
  });

  it('is the player that is called so', async () => {
    const { entity } = await load('Messi', [], [player('m', 'Messi'), player('n', 'Messias')]);
    expect(entity).toMatchObject({ kind: 'player', player: { id: 'm' } });
  });

  it.each([
    ['nothing is called so', 'Fichajes', [team('a', 'Fichajes FC')], []],
    ['two teams are', 'Everton', [team('a', 'Everton'), team('b', 'Everton')], []],
    ['a team and a player are', 'Santos', [team('a', 'Santos')], [player('b', 'Santos')]],
  ])('is not known where %s', async (_, title, teams, players) => {
    expect((await load(title, teams, players)).entity).toBeNull();
  });

  it('is not asked for on a site without such pages', async () => {
    const { entity, asked } = await load('Peru', [team('per', 'Perú')], [], sites.pbj);
    expect([entity, asked]).toEqual([null, 0]);
  });
});

it('a search that cannot be had costs the way alone', async () => {
  expect(await loadTopicEntity('Peru', testContext())).toBeNull();
});
