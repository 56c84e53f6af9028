import { Breadcrumbs, type Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { EntityHead, type EntityHeadProps } from '@cancha/ui/football/EntityHead/EntityHead';
import { StatsBar, type StatsBarProps } from '@cancha/ui/football/StatsBar/StatsBar';
import type { ReactNode } from 'react';
import { LiveMatches, type ShownMatches } from '@cancha/blocks/liveMatches/LiveMatches';
import {
  createScreenPage,
  type ScreenContent,
  type ScreenPageModule,
  type ScreenPageOptions,
} from '@cancha/blocks/screen/createScreenPage';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { breadcrumbJsonLd } from '@cancha/site/head/breadcrumbJsonLd';
import { StructuredData } from '@cancha/site/jsonLd/StructuredData';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import { StaticHtml } from '@cancha/site/staticHtml/StaticHtml';
import { ReaderHours } from '../matchList/ReaderHours';
import { entityAddress, type EntityPage, type EntityRouteParams, readEntityParams } from './entityAddress';
import styles from './EntityPage.module.css';

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

type EntityPageOptions<P extends EntityRouteParams> = Omit<ScreenPageOptions<P>, 'name' | 'load'> & {
  page: EntityPage;
  /** `null`: there is no such page. Throws `ApiError`. @param asked slug and id as the reader's address had them */
  load: (
    context: SiteContext,
    asked: { slug: string; id: string },
    params: P,
  ) => Promise<EntityContent | null>;
};

/** A page module for one of the pages of a competition, a team or a player. */
export function createEntityPage<P extends EntityRouteParams = EntityRouteParams>({
  page,
  load,
  ...route
}: EntityPageOptions<P>): ScreenPageModule<P> {
  return createScreenPage<P>({
    ...route,
    name: page,
    async load(context, params) {
      const shown = await load(context, readEntityParams(params), params);
      return shown && toScreen(page, shown, context);
    },
  });
}

function toScreen(page: EntityPage, shown: EntityContent, context: SiteContext): ScreenContent {
  const { entity, title, description, crumbs, head, bar, jsonLd, scores = [], from, content } = shown;
  const { site, t } = context;
  const path = entityAddress(context, page, entity).on(site);
  return {
    ...{ title, description, path, live: true, isHidden: shown.isHidden },
    address: entityAddress(context, page, entity, shown.query),
    head: (
      <>
        <ShareTags {...{ context, title, path, description }} />
        <StructuredData data={[breadcrumbJsonLd(crumbs, site), jsonLd]} />
        <LiveMatches context={context} shown={scores} now={new Date()} />
        {scores.length > 0 ? <ReaderHours context={context} /> : null}
      </>
    ),
    content: (
      <StaticHtml from={from}>
        <div className={`wrap ${styles['page']}`}>
          <Breadcrumbs items={crumbs} label={t('breadcrumbs.label')} />
          <EntityHead {...head} />
          {bar ? <StatsBar {...bar} /> : null}
          {content}
        </div>
      </StaticHtml>
    ),
  };
}
