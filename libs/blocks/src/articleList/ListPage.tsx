import type { Article } from '@cancha/data-access/content/Article';
import { getLatest } from '@cancha/data-access/content/getLatest';
import { ClockList } from '@cancha/ui/article/ClockList/ClockList';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { buildPath } from '@cancha/routing/buildPath';
import type { JSX } from 'react';
import { EndlessList } from '../infiniteScroll/EndlessList.client';
import { moreSource } from '../infiniteScroll/morePaths';
import { PageShell } from '@cancha/site/shell/PageShell';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toCard } from '@cancha/site/cards/toCard';
import { toClockItem } from '@cancha/site/cards/toClockItem';
import { minuteOf } from '@cancha/site/staticHtml/minuteOf';
import type { ListContent } from './ListContent';
import { listCrumbs } from './listCrumbs';
import { ListTags } from './ListTags';
import { ListView } from './ListView';

type ListPageProps = { context: SiteContext; content: ListContent };

/** Every page that is a list of articles, whatever chose them. */
export async function ListPage({ context, content }: ListPageProps): Promise<JSX.Element> {
  const { heading, description, articles, page, lastPage, section, intro, beside, face, islands, addressOf } =
    content;
  const hrefOf = (n: number) => addressOf(n).on(context.site);
  const crumbs = listCrumbs(content, context);
  const latest = await orNull(getLatest(context.apis.content, { site: context.site.siteCode, size: 30 }));
  const now = new Date();
  // What it has of its own is made anew each time.
  const isPlain = !intro && !beside && !face;
  return (
    <PageShell
      context={context}
      path={hrefOf(1)}
      section={section}
      head={
        <>
          {content.island}
          <ListTags context={context} content={content} crumbs={crumbs} />
          {islands}
          {page < lastPage ? <EndlessList source={moreSource(context.site, hrefOf(1))} page={page} /> : null}
        </>
      }
      from={
        isPlain
          ? [articles, latest, heading, description, hrefOf(1), page, lastPage, minuteOf(now), context]
          : undefined
      }
    >
      <ListView
        crumbs={crumbs}
        heading={heading}
        description={description}
        cards={articles.map((article) => toCard(article, context.site))}
        page={page}
        lastPage={lastPage}
        hrefOf={hrefOf}
        t={context.t}
        face={face}
        intro={intro}
        rail={
          <>
            {beside}
            <LatestRail context={context} latest={latest?.items ?? []} shown={articles} now={now} />
          </>
        }
      />
    </PageShell>
  );
}

type LatestRailProps = {
  context: SiteContext;
  latest: readonly Article[];
  shown: readonly Article[];
  now: Date;
};

const inRail = 8;

/** The newest articles that are not on the page already. */
function LatestRail({ context, latest, shown, now }: LatestRailProps): JSX.Element | null {
  const { site, t } = context;
  const ids = new Set(shown.map(({ id }) => id));
  const items = latest.filter(({ id }) => !ids.has(id)).slice(0, inRail);
  if (items.length === 0) return null;
  return (
    <section>
      <SectionHead
        title={t('shell.latest')}
        more={{ href: buildPath(site, 'latest', {}), text: t('shell.seeAll') }}
      />
      <ClockList items={items.flatMap((article) => toClockItem(article, context, now))} />
    </section>
  );
}
