import type { Article } from '@cancha/data-access/content/Article';
import { getLatest } from '@cancha/data-access/content/getLatest';
import { ClockList } from '@cancha/ui/article/ClockList/ClockList';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { buildPath } from '@cancha/routing/buildPath';
import type { JSX } from 'react';
import { PageShell } from '../shell/PageShell';
import { orNull } from '../site/orNull';
import type { SiteContext } from '../site/SiteContext';
import { toCard } from '../site/toCard';
import { toClockItem } from '../site/toClockItem';
import type { ListContent } from './ListContent';
import { ListView } from './ListView';

type ListPageProps = { context: SiteContext; content: ListContent };

/** Every page that is a list of articles, whatever chose them. */
export async function ListPage({ context, content }: ListPageProps): Promise<JSX.Element> {
  const { heading, description, articles, page, lastPage, hrefOf } = content;
  const latest = await loadLatestBeside(context, articles);
  return (
    <PageShell context={context} path={hrefOf(1)}>
      <ListView
        heading={heading}
        description={description}
        cards={articles.map(toCard)}
        page={page}
        lastPage={lastPage}
        hrefOf={hrefOf}
        t={context.t}
        rail={<LatestRail context={context} items={latest} />}
      />
    </PageShell>
  );
}

/** The newest articles that are not on the page already. */
async function loadLatestBeside(
  { apis, site }: SiteContext,
  shown: readonly Article[],
): Promise<readonly Article[]> {
  const latest = await orNull(getLatest(apis.content, { site: site.siteCode, size: 30 }));
  const ids = new Set(shown.map(({ id }) => id));
  return (latest?.items ?? []).filter(({ id }) => !ids.has(id)).slice(0, 8);
}

type LatestRailProps = { context: SiteContext; items: readonly Article[] };

function LatestRail({ context, items }: LatestRailProps): JSX.Element | null {
  const { site, t, format } = context;
  if (items.length === 0) return null;
  return (
    <section>
      <SectionHead
        title={t('shell.latest')}
        more={{ href: buildPath(site, 'latest', {}), text: t('shell.seeAll') }}
      />
      <ClockList items={items.flatMap((article) => toClockItem(article, format, new Date()))} />
    </section>
  );
}
