import { Breadcrumbs, type Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { EntityHead, type EntityHeadProps } from '@cancha/ui/football/EntityHead/EntityHead';
import { StatsBar, type StatsBarProps } from '@cancha/ui/football/StatsBar/StatsBar';
import type { Metadata } from 'next';
import type { JSX, ReactNode } from 'react';
import { LiveMatches, type ShownMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { breadcrumbJsonLd } from '@cancha/site/head/breadcrumbJsonLd';
import { pageHead } from '@cancha/site/head/pageHead';
import { hidden } from '@cancha/site/head/pageRobots';
import { StructuredData } from '@cancha/site/jsonLd/StructuredData';
import { pageLoader } from '@cancha/site/routes/pageLoader';
import type { Route } from '@cancha/site/routes/Route';
import { pageRoute } from '@cancha/site/routes/routeBuilders';
import { PageShell } from '@cancha/site/shell/PageShell';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import { StaticHtml } from '@cancha/site/staticHtml/StaticHtml';
import { ReaderHours } from '../matchList/ReaderHours';
import { entityAddress } from './entityAddress';
import styles from './EntityPage.module.css';
import { readEntityParams, type EntityPage, type EntityRouteParams } from './keepAddress';

/** What a page of a competition, a team or a player shows. */
export type EntityContent = {
  entity: Parameters<typeof entityAddress>[2];
  title: string;
  description: string;
  crumbs: readonly Crumb[];
  head: EntityHeadProps;
  /** The bar over the pages of what this is; a player has one page and none. */
  bar?: StatsBarProps;
  /** What the page is of, as `toJsonLd` wrote it. */
  jsonLd: string;
  /** The matches on it, whose scores are kept up to date. */
  scores?: readonly ShownMatches[];
  /** All that the content is made of: while it is the same, so is its HTML. The first is of this page alone. */
  from: readonly [object, ...unknown[]];
  /** What the page shows of many, where search engines list that apart; with its question mark. */
  query?: string;
  /** Nothing for search engines to find. */
  isHidden: boolean;
  content: ReactNode;
};

type EntityPageOptions<P extends EntityRouteParams> = Omit<
  Parameters<typeof pageRoute>[0],
  'name' | 'check'
> & {
  page: EntityPage;
  /** `null`: there is no such page. Throws `ApiError`. @param asked slug and id as the reader's address had them */
  load: (
    context: SiteContext,
    asked: { slug: string; id: string },
    params: P,
  ) => Promise<EntityContent | null>;
};

type EntityPageProps<P extends EntityRouteParams> = { params: Promise<P> };

type EntityPageModule<P extends EntityRouteParams> = {
  route: Route;
  Page: (props: EntityPageProps<P>) => Promise<JSX.Element>;
  generateMetadata: (props: EntityPageProps<P>) => Promise<Metadata>;
};

/** A page module for one of the pages of a competition, a team or a player. */
export function createEntityPage<P extends EntityRouteParams = EntityRouteParams>({
  page,
  load,
  ...route
}: EntityPageOptions<P>): EntityPageModule<P> {
  const loadPage = pageLoader((context, params: P) => load(context, readEntityParams(params), params));
  return {
    route: pageRoute({ ...route, name: page, check: loadPage.check }),
    async Page({ params }) {
      const [context, shown] = await loadPage(params);
      const { entity, title, description, crumbs, head, bar, jsonLd, scores = [], from, content } = shown;
      const path = entityAddress(context, page, entity).on(context.site);
      return (
        <PageShell
          context={context}
          path={path}
          live
          head={
            <>
              <ShareTags {...{ context, title, path, description }} picture={null} />
              <StructuredData data={[breadcrumbJsonLd(crumbs, context.site), jsonLd]} />
              <LiveMatches context={context} shown={scores} now={new Date()} />
              {scores.length > 0 ? <ReaderHours context={context} /> : null}
            </>
          }
        >
          <StaticHtml from={from}>
            <div className={`wrap ${styles['page']}`}>
              <Breadcrumbs items={crumbs} label={context.t('breadcrumbs.label')} />
              <EntityHead {...head} />
              {bar ? <StatsBar {...bar} /> : null}
              {content}
            </div>
          </StaticHtml>
        </PageShell>
      );
    },
    async generateMetadata({ params }) {
      const [context, { entity, title, description, query, isHidden }] = await loadPage(params);
      return {
        title,
        description,
        ...pageHead(context, entityAddress(context, page, entity, query), 'page'),
        ...(isHidden ? { robots: hidden } : {}),
      };
    },
  };
}
