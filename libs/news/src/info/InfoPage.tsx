import { getStaticPage } from '@cancha/data-access/cms/getStaticPage';

import { Headline } from '@cancha/ui/text/Headline/Headline';
import { ArticleBody } from '@cancha/ui/article/ArticleBody/ArticleBody';
import type { Metadata } from 'next';
import type { JSX } from 'react';

import { BodyParts } from '../body/BodyParts';
import { readBody } from '../body/readBody';
import { pageHead } from '@cancha/site/head/pageHead';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { PageShell } from '@cancha/site/shell/PageShell';
import { ShareTags } from '@cancha/site/shell/ShareTags';

import styles from './InfoPage.module.css';
import { cmsSlugOf, infoRoutes, isInfoRoute } from './infoRoutes';

import { pageLoader } from '@cancha/site/routes/pageLoader';
import { pageRoute } from '@cancha/site/routes/routeBuilders';

type InfoPageProps = { params: Promise<{ site: string; slug: string }> };

const load = pageLoader(async ({ apis, site }, { slug }: Awaited<InfoPageProps['params']>) => {
  if (!isInfoRoute(slug)) return null;
  const page = await getStaticPage(apis.cms, { site: site.siteCode, slug: cmsSlugOf(site, slug) });
  return page && { page, address: routeAddress(slug, {}, { sharedWith: 'family' }) };
});

export const infoPageRoutes = infoRoutes.map((name) =>
  pageRoute({ name, file: 'info/[slug]', choices: { slug: () => name }, check: load.check }),
);

/** A page of the CMS: who we are, privacy, terms. */
export async function InfoPage({ params }: InfoPageProps): Promise<JSX.Element> {
  const [context, { page, address }] = await load(params);
  const body = readBody(page.body, page.slug, context);
  const path = address.on(context.site);
  const { title, description } = page;
  const head = <ShareTags {...{ context, title, description, path }} />;
  return (
    <PageShell context={context} path={path} head={head}>
      <div className={`wrap ${styles['page']}`}>
        <Headline level={1} size="lead">
          {page.title}
        </Headline>
        <ArticleBody>
          <BodyParts parts={[...body.before, ...body.after]} context={context} id="fotos" />
        </ArticleBody>
      </div>
    </PageShell>
  );
}

export async function generateInfoMetadata({ params }: InfoPageProps): Promise<Metadata> {
  const [context, { page, address }] = await load(params);
  return { title: page.title, description: page.description, ...pageHead(context, address, 'page') };
}
