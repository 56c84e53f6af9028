import { getSearchResults } from '@cancha/data-access/search/getSearchResults';
import { type SearchKind, searchKinds, type SearchResults } from '@cancha/data-access/search/SearchResults';
import { hasPage } from '@cancha/routing/hasPage';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { screenCrumbs } from '@cancha/site/head/screenCrumbs';
import { createScreenPage } from '../screen/createScreenPage';
import { SearchView } from './SearchView';
import { searchOfSegment, segmentOfSearch, type SearchedText } from './searchedText';

type SearchParams = { site: string; asked: string };

const address = routeAddress('search', {}, { sharedWith: 'family' });

/** Of each kind. */
const size = 20;

/** What a site has of some words: teams, players, competitions, grounds and referees that have a page here, and its articles. */
export const {
  route: searchRoute,
  Page: SearchPage,
  generateMetadata: generateSearchMetadata,
} = createScreenPage<SearchParams>({
  name: 'search',
  file: 'search/[asked]',
  document: 'perRequest',
  choices: { asked: ({ search }) => segmentOfSearch(search) },
  // As many pages as there are questions. Many readers may have one address.
  sitemap: false,
  perMinute: 300,
  async load(context, { asked }) {
    const searched = searchOfSegment(asked);
    const results = await loadResults(context, searched);
    if (results === null) return null;
    const { t, brandConfig, site } = context;
    const title = searched.text === '' ? t('search.title') : t('search.resultsTitle', { q: searched.text });
    const crumbs = screenCrumbs(t('search.title'), context);
    return {
      title,
      description: t(site.capabilities.football ? 'search.description' : 'search.newsDescription', {
        brand: brandConfig.name,
      }),
      ...{ address, crumbs },
      isHidden: true,
      content: <SearchView context={context} {...{ title, crumbs, searched, results }} />,
    };
  },
});

/** `undefined`: nothing was asked. `null`: the backend of the site has no search. */
async function loadResults(
  { apis, site }: SiteContext,
  { text }: SearchedText,
): Promise<SearchResults | undefined | null> {
  // Nothing is called "%": there is no need to ask
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  return getSearchResults(apis.search, { site: site.siteCode, q: text, kinds: kindsOf(site), size });
}

/** What a site has no page for is nothing that was found. */
function kindsOf(site: SiteContext['site']): SearchKind[] {
  const pages = {
    teams: 'team',
    players: 'player',
    competitions: 'tournament',
    venues: 'venue',
    referees: 'referee',
  } as const;
  return searchKinds.filter((kind) => kind === 'articles' || hasPage(site, pages[kind]));
}
