import type { StaticPage } from '@cancha/data-access/cms/StaticPage';
import { getStaticPage } from '@cancha/data-access/cms/getStaticPage';

import { Headline } from '@cancha/ui/text/Headline/Headline';
import { ArticleBody } from '@cancha/ui/article/ArticleBody/ArticleBody';
import type { Metadata } from 'next';
import type { JSX } from 'react';

import { BodyParts } from '../body/BodyParts';
import { readBody } from '../body/readBody';
import { answerForm } from '@cancha/site/forms/answerForm';
import { findReturnedForm, type ReturnedForm } from '@cancha/site/forms/returnedForms';
import { SiteForm } from '@cancha/site/forms/SiteForm';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import type { PostAnswer } from '@cancha/site/routes/Route';
import { orNull } from '@cancha/site/context/orNull';
import { hidden } from '@cancha/site/head/pageRobots';
import { StaticHtml } from '@cancha/site/staticHtml/StaticHtml';
import { pageHead } from '@cancha/site/head/pageHead';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { PageShell } from '@cancha/site/shell/PageShell';
import { ShareTags } from '@cancha/site/shell/ShareTags';

import styles from './InfoPage.module.css';
import { cmsSlugOf, formOf, infoRoutes, isInfoRoute, type InfoRoute } from './infoRoutes';

import { pageLoader } from '@cancha/site/routes/pageLoader';
import { pageRoute } from '@cancha/site/routes/routeBuilders';

type InfoParams = { site: string; slug: string };
type ReturnedParams = InfoParams & { returned: string };
type InfoPageProps = { params: Promise<InfoParams> };

const load = pageLoader(async (context, { slug }: InfoParams) => {
  if (!isInfoRoute(slug)) return null;
  return infoOf(slug, context, await textOf(slug, context));
});

/** For who has written already: the form comes back even where the text around it cannot be had. */
const loadReturned = pageLoader(async (context, { slug }: ReturnedParams) => {
  if (!isInfoRoute(slug)) return null;
  return infoOf(slug, context, await orNull(textOf(slug, context)));
});

const textOf = (route: InfoRoute, { apis, site }: SiteContext) =>
  getStaticPage(apis.cms, { site: site.siteCode, slug: cmsSlugOf(site, route) });

function infoOf(route: InfoRoute, context: SiteContext, text: StaticPage | null) {
  const form = formOf(context.site, route);
  const page = text ?? (form && formPage(context, route));
  return page && { page, form, address: routeAddress(route, {}, { sharedWith: 'family' }) };
}

/** The page of a form of which the CMS has nothing to say. */
function formPage({ t, brandConfig }: SiteContext, route: InfoRoute): StaticPage {
  const title = t(route === 'contact' ? 'screens.contact' : 'screens.advertising', {
    brand: brandConfig.shortName,
  });
  const { name } = brandConfig;
  return { id: null, slug: route, title, description: `${title} | ${name}`, body: '', modifiedAt: null };
}

async function answerPost(request: Request, { site: id, slug }: InfoParams): Promise<PostAnswer | null> {
  const context = await getSiteContext(id);
  const form = formOf(context.site, slug);
  return form && answerForm(request, context, form, `info-returned/${slug}`);
}

export const infoPageRoutes = infoRoutes.map((name) =>
  pageRoute({ name, file: 'info/[slug]', choices: { slug: () => name }, check: load.check, answerPost }),
);

/** A page of the CMS: who we are, privacy, terms. Those of contact have a form, where the site has one. */
export async function InfoPage({ params }: InfoPageProps): Promise<JSX.Element> {
  return renderPage(await load(params), null);
}

/** The same page after a form was posted to it without JavaScript and not sent. The proxy alone leads here. */
export async function ReturnedInfoPage({
  params,
}: {
  params: Promise<ReturnedParams>;
}): Promise<JSX.Element> {
  const { returned } = await params;
  return renderPage(await loadReturned(params), findReturnedForm(returned));
}

export async function generateReturnedMetadata({
  params,
}: {
  params: Promise<ReturnedParams>;
}): Promise<Metadata> {
  const [, { page }] = await loadReturned(params);
  return { title: page.title, robots: hidden };
}

function renderPage(
  [context, { page, form, address }]: Awaited<ReturnType<typeof load>>,
  returned: ReturnedForm | null,
): JSX.Element {
  const path = address.on(context.site);
  const { title, description } = page;
  const head = <ShareTags {...{ context, title, description, path }} />;
  const heading = (
    <Headline level={1} size="lead">
      {title}
    </Headline>
  );
  if (!form)
    return (
      <PageShell context={context} path={path} head={head}>
        <div className={`wrap ${styles['page']}`}>
          {heading}
          <InfoText context={context} page={page} />
        </div>
      </PageShell>
    );
  return (
    <PageShell context={context} path={path} head={head} live>
      <div className={`wrap ${styles['page']}`}>
        {heading}
        <div className={styles['withForm']}>
          <SiteForm context={context} row={form} action={path} returned={returned} />
          <StaticHtml>
            <InfoText context={context} page={page} />
          </StaticHtml>
        </div>
      </div>
    </PageShell>
  );
}

function InfoText({ context, page }: { context: SiteContext; page: StaticPage }): JSX.Element {
  const body = readBody(page.body, page.slug, context);
  return (
    <ArticleBody>
      <BodyParts parts={[...body.before, ...body.after]} context={context} id="fotos" />
    </ArticleBody>
  );
}

export async function generateInfoMetadata({ params }: InfoPageProps): Promise<Metadata> {
  const [context, { page, address }] = await load(params);
  return { title: page.title, description: page.description, ...pageHead(context, address, 'page') };
}
