import { sites } from '@cancha/brands/sites';
import { menuShortcuts } from '@cancha/site/shell/menuShortcuts';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import type { ListedTournament } from '@cancha/stats/tournament/ListedTournament';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TournamentTeams } from '../tournament/TournamentTeams';
import { CompetitionsView } from './CompetitionsView';

const tournament = (slug: string, season: string): ListedTournament => ({
  ...{ id: `${slug}${season}`, name: slug, slug, season },
  ...{ confederation: 'concacaf', country: null },
});
const all = [tournament('copa-oro', '2025'), tournament('copa-oro', '2023'), tournament('amistosos', '2025')];
const team = (name: string) => ({ id: name.toLowerCase(), name, image: null, code: null });
const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

it.each(['fca', 'bolavip-pt', 'redgol'] as const)(
  'from any page of %s every team is three steps away: menu, competition, team',
  (id) => {
    const context = testContext({ site: sites[id] });
    const menu = menuShortcuts(context).map(({ href }) => href);
    const index = renderToStaticMarkup(<CompetitionsView context={context} tournaments={all} crumbs={[]} />);
    // In no table: who plays a friendly is a team too.
    const match = aMatch.scheduled({ home: team('Jamaica'), away: team('Curazao') });
    const group = { key: 'a', label: '', stage: null, week: null, matches: [match] };
    const [first] = all;
    if (!first) throw new Error('no tournament');
    const teams = renderToStaticMarkup(
      <TournamentTeams
        context={context}
        standings={{ tournament: first, tables: [] } as never}
        calendar={{ tournament: first, current: null, groups: [group] }}
      />,
    );

    const competitions = { es: 'competencias', pt: 'competencias', en: 'tournaments' }[context.site.language];
    expect(menu.some((href) => href?.endsWith(`/${competitions}`))).toBe(true);
    for (const { slug, id: tournamentId } of all)
      expect(linksOf(index).some((href) => href?.endsWith(`/${slug}/${tournamentId}`))).toBe(true);
    for (const name of ['jamaica', 'curazao'])
      expect(linksOf(teams).some((href) => href?.endsWith(`/${name}/${name}`))).toBe(true);
  },
);

it('every row of the index says whose it is, and no link stands in another', () => {
  const html = renderToStaticMarkup(
    <CompetitionsView context={testContext()} tournaments={all} crumbs={[]} />,
  );

  expect(html).toContain('data-follows="c-copa-oro"');
  expect(html).toMatch(/<button[^>]*aria-label="Seguir: copa-oro"/);
  expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<(?:a|button) /s);
});

it('a league stands under the name of its country, and says its season alone', () => {
  const league = { ...tournament('liga-mx', '2024-25'), country: { name: 'México', image: '/mx.svg' } };
  const html = renderToStaticMarkup(
    <CompetitionsView context={testContext()} tournaments={[...all, league]} crumbs={[]} />,
  );

  expect(html).toMatch(/<h3[^>]*><img src="\/mx.svg"[^>]*alt=""[^>]*\/>México<\/h3><ul[^>]*>.*liga-mx/);
  expect(html).toContain('<b>liga-mx</b><small>2024-25</small>');
  expect(html.indexOf('copa-oro')).toBeLessThan(html.indexOf('México'));
});
