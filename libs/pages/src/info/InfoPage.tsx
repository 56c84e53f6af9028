import { getStaticPage } from '@cancha/data-access/cms/getStaticPage';
import type { StaticPage } from '@cancha/data-access/cms/StaticPage';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import { ArticleBody } from '@cancha/ui/article/ArticleBody/ArticleBody';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { JSX } from 'react';
import { PageShell } from '../shell/PageShell';
import { getSiteContext, type SiteContext } from '../site/SiteContext';
import { cleanHtml } from '../text/cleanHtml';
import { wrapTables } from '../text/wrapTables';
import styles from './InfoPage.module.css';
import { infoPages, isInfoPage } from './infoPages';

type InfoPageProps = { params: Promise<{ site: string; slug: string }> };

async function load(
  params: InfoPageProps['params'],
): Promise<{ context: SiteContext; page: StaticPage; path: string }> {
  const { site, slug } = await params;
  const context = await getSiteContext(site);
  if (!isInfoPage(slug)) notFound();
  const { cmsSlug, pathOf } = infoPages[slug];
  const page = await getStaticPage(context.apis.cms, { site: context.site.siteCode, slug: cmsSlug });
  if (!page) notFound();
  return { context, page, path: pathOf(context.site) };
}

/** A page of the CMS: who we are, privacy, terms. */
export async function InfoPage({ params }: InfoPageProps): Promise<JSX.Element> {
  const { context, page, path } = await load(params);
  return (
    <PageShell context={context} path={path}>
      <div className={`wrap ${styles['page']}`}>
        <Headline level={1} size="lead">
          {page.title}
        </Headline>
        <ArticleBody
          before={wrapTables(cleanHtml(page.body, context.site), context.t('article.table'))}
          after=""
        />
      </div>
    </PageShell>
  );
}

export async function generateInfoMetadata({ params }: InfoPageProps): Promise<Metadata> {
  const { page, path } = await load(params);
  return { title: page.title, description: page.description, alternates: { canonical: path } };
}
