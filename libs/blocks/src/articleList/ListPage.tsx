import type { Article } from '@cancha/data-access/content/Article';
import { getLatest } from '@cancha/data-access/content/getLatest';
import type { JSX } from 'react';
import { EndlessList } from '../infiniteScroll/EndlessList.client';
import { moreSource } from '../infiniteScroll/morePaths';
import { LatestBox } from '@cancha/site/cards/LatestBox';
import { PageShell } from '@cancha/site/shell/PageShell';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { minuteOf } from '@cancha/site/staticHtml/minuteOf';
import type { ListContent } from './ListContent';
import { listCrumbs } from './listCrumbs';
import { ListTags } from './ListTags';
import { hasAds } from './listSlots';
import { ListView } from './ListView';

type ListPageProps = { context: SiteContext; content: ListContent };

const inRail = 8;

/** The newest articles that are not on the page already. */
function latestOthers(latest: readonly Article[], shown: readonly Article[]): readonly Article[] {
  const ids = new Set(shown.map(({ id }) => id));
  return latest.filter(({ id }) => !ids.has(id)).slice(0, inRail);
}

/** Every page that is a list of articles, whatever chose them. */
export async function ListPage({ context, content }: ListPageProps): Promise<JSX.Element> {
  const { heading, description, articles, page, lastPage, section, intro, beside, face, addressOf } = content;
  const path = addressOf(1).on(context.site);
  const crumbs = listCrumbs(content, context);
  const latest = await orNull(getLatest(context.apis.content, { site: context.site.siteCode, size: 30 }));
  const now = new Date();
  // What it has of its own is made anew each time.
  const isPlain = !intro && !beside && !face;
  return (
    <PageShell
      context={context}
      path={path}
      section={section}
      highlights
      ads={hasAds(context, content)}
      head={
        <>
          {content.island}
          <ListTags context={context} content={content} crumbs={crumbs} />
          {page < lastPage ? <EndlessList source={moreSource(context.site, path)} page={page} /> : null}
        </>
      }
      from={
        isPlain
          ? [articles, latest, heading, description, path, page, lastPage, minuteOf(now), context]
          : undefined
      }
    >
      <ListView
        context={context}
        content={content}
        crumbs={crumbs}
        rail={
          <>
            {beside}
            <LatestBox context={context} articles={latestOthers(latest?.items ?? [], articles)} now={now} />
          </>
        }
      />
    </PageShell>
  );
}
