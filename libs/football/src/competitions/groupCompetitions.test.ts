import type { ListedTournament } from '@cancha/stats/tournament/ListedTournament';
import { expect, it } from 'vitest';
import { groupCompetitions, splitByCountry } from './groupCompetitions';

const one = (
  slug: string,
  season: string,
  confederation: ListedTournament['confederation'],
  country: string | null = null,
): ListedTournament => ({
  ...{ id: `${slug}-${season}`, name: slug, slug, season, confederation },
  country: country === null ? null : { name: country, image: null },
});
const list = [
  one('primeira-liga', '2025-26', 'uefa', 'Portugal'),
  one('mundial', '2026', 'fifa'),
  one('liga-mx', '2024-25', 'concacaf', 'México'),
  one('copa-oro', '2025', 'concacaf'),
  one('primera-division', '2024-25', 'concacaf', 'Costa Rica'),
  one('mundial', '2022', 'fifa'),
  one('liga-x', '2020', null),
];
const shown = (followed: string[]) =>
  groupCompetitions(list, followed, (a, b) => a.localeCompare(b, 'es')).map(
    ({ confederation, competitions }) => [confederation, competitions.map(({ latest }) => latest.id)],
  );

it('competitions stand by confederation, those of several countries before the leagues by country', () => {
  expect(shown([])).toEqual([
    ['fifa', ['mundial-2026']],
    ['concacaf', ['copa-oro-2025', 'primera-division-2024-25', 'liga-mx-2024-25']],
    ['uefa', ['primeira-liga-2025-26']],
    [null, ['liga-x-2020']],
  ]);
});

it('what is played stands before what was played years ago', () => {
  const cups = [
    one('a', '2017', 'fifa'),
    one('b', '2024-25', 'fifa'),
    one('c', '2026', 'fifa'),
    one('d', '2025', 'fifa'),
  ];

  expect(
    groupCompetitions(cups, [], (a, b) => a.localeCompare(b))[0]?.competitions.map(({ id }) => id),
  ).toEqual([...['c', 'b', 'd', 'a']]);
});

it('what the site follows comes first, with the confederation it is in', () => {
  expect(shown(['liga-mx-2024-25'])[0]).toEqual([
    'concacaf',
    ['liga-mx-2024-25', 'copa-oro-2025', 'primera-division-2024-25'],
  ]);
});

it('the seasons of one competition are one line, which leads to the latest', () => {
  const [world] = groupCompetitions(list, [], () => 0);

  expect(world?.competitions).toHaveLength(1);
  expect(world?.competitions[0]).toMatchObject({
    ...{ id: 'mundial', latest: { season: '2026' } },
    earlier: [{ season: '2022' }],
  });
});

it('competitions without a slug do not become one', () => {
  const nameless = ['a', 'b'].map((id) => ({ ...one(id, '2020', null), slug: null }));

  expect(groupCompetitions(nameless, [], () => 0)[0]?.competitions).toHaveLength(2);
});

it('leagues stand under their countries, those of one country together', () => {
  const concacaf = groupCompetitions(
    [...list, one('liga-expansion', '2023', 'concacaf', 'México')],
    [],
    (a, b) => a.localeCompare(b, 'es'),
  ).find(({ confederation }) => confederation === 'concacaf');
  const { international, leagues } = splitByCountry(concacaf?.competitions ?? []);

  expect(international.map(({ id }) => id)).toEqual(['copa-oro']);
  expect(leagues.map(({ country, own }) => [country.name, own.map(({ id }) => id)])).toEqual([
    ['Costa Rica', ['primera-division']],
    ['México', ['liga-mx', 'liga-expansion']],
  ]);
});
