import type { Article } from '@cancha/data-access/content/Article';
import { getLatest } from '@cancha/data-access/content/getLatest';
import { buildPath } from '@cancha/routing/buildPath';

import { InfoBlock, type InfoBlockKind } from '@cancha/ui/block/InfoBlock/InfoBlock';
import { CardGrid } from '@cancha/ui/list/CardGrid/CardGrid';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { JSX } from 'react';
import { hidden } from '../../head/pageRobots';
import { PageShell } from '../../shell/PageShell';
import { loadShell } from '../../shell/loadShell';
import { orNull } from '../../context/orNull';
import { withBriefPatience } from '../../context/pagePatience';
import { getSiteContext, type SiteContext } from '../../context/SiteContext';
import { articleCards } from '../../cards/articleCards';
import { problemWords } from './problemWords';

type ProblemPageProps = { params: Promise<{ site: string; kind: string }> };

const kinds: readonly string[] = ['notFound', 'serverError', 'thankyou'] satisfies InfoBlockKind[];

const isKind = (kind: string): kind is InfoBlockKind => kinds.includes(kind);

/** Not found, server error, thank-you: what happened, and news to go on with where there is any. */
export async function ProblemPage({ params }: ProblemPageProps): Promise<JSX.Element> {
  const { site: id, kind } = await params;
  if (!isKind(kind)) notFound();
  const context = await getSiteContext(id);
  const { site, t } = context;
  const load = async () => {
    const shell = loadShell(context, '');
    return [kind === 'thankyou' ? [] : await loadNews(context), await shell] as const;
  };
  const [news, shell] = await (kind === 'serverError' ? withBriefPatience(load, brieflyMs) : load());
  return (
    <PageShell context={context} path="" shell={shell}>
      <InfoBlock
        kind={kind}
        siteUrl={buildPath(site, 'home', {})}
        labels={problemWords(t)}
        news={news.length > 0 ? <News context={context} articles={news} /> : null}
      />
    </PageShell>
  );
}

/** Who sees an error has waited for a backend already. In ms. */
const brieflyMs = 300;

/** The latest we still know of; it must not fail, or there would be no page to say what failed. */
async function loadNews({ apis, site }: SiteContext): Promise<readonly Article[]> {
  const latest = await orNull(getLatest(apis.content, { site: site.siteCode, size: 4 }));
  return latest?.items ?? [];
}

type NewsProps = { context: SiteContext; articles: readonly Article[] };

/** News to go on with. */
function News({ context, articles }: NewsProps): JSX.Element {
  const { site, t } = context;
  return (
    <>
      <SectionHead
        title={t('problem.news')}
        more={{ href: buildPath(site, 'latest', {}), text: t('shell.seeAll') }}
      />
      <CardGrid>{articleCards(articles, 'tile', context)}</CardGrid>
    </>
  );
}

export async function generateProblemMetadata({ params }: ProblemPageProps): Promise<Metadata> {
  const { site: id, kind } = await params;
  const { t } = await getSiteContext(id);
  return {
    // The specification's titles to the letter, without the brand.
    title: { absolute: t(`problem.${isKind(kind) ? kind : 'notFound'}Title`) },
    // Next says it of every page that is served with the status of an error.
    ...(kind === 'thankyou' ? { robots: hidden } : {}),
  };
}
