import type { SearchResults } from '@cancha/data-access/search/SearchResults';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { isBettingLink } from '@cancha/site/betting/isBettingLink';
import { toCard } from '@cancha/site/cards/toCard';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Follow } from '@cancha/site/device/Follow';
import { SiteSearchForm } from '@cancha/site/search/SiteSearchForm';
import { Card } from '@cancha/ui/article/Card/Card';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { FollowButton } from '@cancha/ui/device/FollowButton/FollowButton';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { EntityList } from '@cancha/ui/search/EntityList/EntityList';
import type { EntityRow } from '@cancha/ui/search/EntityList/EntityRows';
import { longestSearch } from '@cancha/ui/search/SearchForm/SearchForm';
import type { JSX } from 'react';
import { ScreenView } from '../screen/ScreenView';
import { teamFollow, tournamentFollow } from '../follow/followOf';
import { FollowStatus } from '../follow/FollowTool';
import { playerHref, refereeHref, teamHref, tournamentHref, venueHref } from '../matches/entityHref';
import type { SearchedText } from './searchedText';
import rowStyles from '../articleList/ListRows.module.css';
import styles from './SearchView.module.css';

type SearchViewProps = {
  context: SiteContext;
  title: string;
  crumbs: readonly Crumb[];
  searched: SearchedText;
  /** `undefined`: nothing was asked that could be found. */
  results: SearchResults | undefined;
};

/** The field, how much was found, and what: names first, as most who search for one want its page. */
export function SearchView({ context, title, crumbs, searched, results }: SearchViewProps): JSX.Element {
  const { t } = context;
  const found = results && toFound(results, context);
  const isEmpty = !found || found.total === 0;
  return (
    <ScreenView
      context={context}
      crumbs={crumbs}
      title={title}
      lead={<Summary context={context} searched={searched} results={results} total={found?.total ?? 0} />}
    >
      <SiteSearchForm context={context} id="search" value={searched.text} />
      {isEmpty ? (
        <Nothing context={context} searched={searched} />
      ) : (
        <div className={styles['found']}>
          <FollowStatus context={context} />
          {found.groups.length > 0 ? (
            <div className={styles['groups']}>
              {found.groups.map(({ kind, items }) => (
                <EntityList
                  key={kind}
                  id={`search-${kind}`}
                  title={t(`search.${kind}`)}
                  items={items}
                  more={(n) => t('search.more', { n })}
                />
              ))}
            </div>
          ) : null}
          <Articles context={context} {...found} />
        </div>
      )}
    </ScreenView>
  );
}

type Found = ReturnType<typeof toFound>;

/** What of the results the site has pages for and may show. */
function toFound(results: SearchResults, context: SiteContext) {
  const { teams, players, competitions, venues, referees, articles } = results;
  const { site, t } = context;
  const groups = [
    {
      kind: 'teams' as const,
      items: teams.items.map(({ team, kind }) => ({
        href: teamHref(team, site),
        name: team.name,
        note: kind && t(`search.${kind}`),
        badge: team.image,
        aside: followButton(teamFollow(team, context), t),
      })),
    },
    {
      kind: 'competitions' as const,
      items: competitions.items.map((competition) => ({
        href: tournamentHref(competition, site),
        name: competition.name,
        note: competition.season,
        badge: null,
        aside: followButton(tournamentFollow(competition, context), t),
      })),
    },
    {
      kind: 'players' as const,
      items: players.items.map((player) => ({
        href: playerHref(player, site),
        name: player.name,
        note: player.team?.name ?? null,
        badge: player.team?.image ?? null,
      })),
    },
    {
      kind: 'venues' as const,
      items: venues.items.map((venue) => ({
        href: venueHref(venue, site),
        name: venue.name,
        note: venue.city,
        badge: null,
      })),
    },
    {
      kind: 'referees' as const,
      items: referees.items.map((referee) => ({
        href: refereeHref(referee, site),
        name: referee.name,
        // The association is no nationality: the note says what it is
        note: referee.team && `${t('refereePage.association')}: ${referee.team.name}`,
        badge: null,
      })),
    },
  ].map(({ kind, items }) => ({ kind, items: items.flatMap(linked) }));
  const cards = articles.items
    .map((article) => toCard(article, context))
    .filter(({ href }) => !isBettingLink(href, context));
  const hidden = articles.items.length - cards.length;
  const stories = Math.max(0, articles.total - hidden);
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    cards,
    stories,
    total: groups.reduce((sum, { items }) => sum + items.length, stories),
  };
}

const followButton = (follow: Follow, t: SiteContext['t']) => (
  <FollowButton follow={JSON.stringify(follow)} label={t('follow.follow')} inRowOf={follow.name} />
);

const linked = ({ href, ...item }: Omit<EntityRow, 'href'> & { href: string | null }): EntityRow[] =>
  href === null ? [] : [{ href, ...item }];

type SummaryProps = {
  context: SiteContext;
  searched: SearchedText;
  results: SearchResults | undefined;
  total: number;
};

/** How much was found, and of what, where it is not what was typed. Announced. */
function Summary({ context: { site, t }, searched, results, total }: SummaryProps): JSX.Element {
  const { text: asked, isCut } = searched;
  if (asked === '') return <>{t(site.capabilities.football ? 'search.startHint' : 'search.newsStartHint')}</>;
  const { corrected = null, isPartial = false } = results ?? {};
  const lines = [
    isCut ? t('search.cut', { n: longestSearch }) : null,
    total > 0 && corrected !== null ? t('search.corrected', { asked, q: corrected }) : null,
    total > 0 && isPartial ? t('search.partial') : null,
    t('search.results', { n: total }),
  ];
  return <span role="status">{lines.filter(Boolean).join(' ')}</span>;
}

/** The cards of articles, the best first. */
function Articles({ context, cards, stories }: { context: SiteContext } & Pick<Found, 'cards' | 'stories'>) {
  const { t, format } = context;
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="search-articles">
      <SectionHead title={t('search.articles')} id="search-articles" />
      {stories > cards.length ? (
        <p className={styles['best']}>
          {t('search.best', { shown: format.number(cards.length), total: format.number(stories) })}
        </p>
      ) : null}
      <div className={rowStyles['rows']}>
        {cards.map((card) => (
          <Card key={card.id} article={card} kind="row" level={3} />
        ))}
      </div>
    </section>
  );
}

/** What to try, and ways that lead somewhere. */
function Nothing({ context, searched }: Pick<SearchViewProps, 'context' | 'searched'>): JSX.Element {
  const { site, t } = context;
  const ways = [
    { page: 'resultsHome', name: t('results.title') },
    { page: 'topics', name: t('screens.topics') },
    { page: 'latest', name: t('list.latest') },
  ] as const;
  return (
    <>
      {searched.text === '' ? null : (
        <StateNote kind="empty" title={t('search.none', { q: searched.text })} hint={t('search.noneHint')} />
      )}
      <TopicChips
        label={t('search.ways')}
        topics={ways
          .filter(({ page }) => hasPage(site, page))
          .map(({ page, name }) => ({ href: buildPath(site, page, {}), name }))}
      />
    </>
  );
}
