import { getAuthors } from '@cancha/data-access/content/getAuthors';
import { buildPath } from '@cancha/routing/buildPath';
import { Headline } from '@cancha/ui/text/Headline/Headline';
import type { Metadata } from 'next';
import type { JSX } from 'react';
import { pageHead } from '@cancha/site/head/pageHead';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { PageShell } from '@cancha/site/shell/PageShell';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import styles from './StaffPage.module.css';
import { pageLoader } from '@cancha/site/routes/pageLoader';
import { pageRoute } from '@cancha/site/routes/routeBuilders';

type StaffPageProps = { params: Promise<{ site: string }> };

const load = pageLoader(
  async ({ apis, site }) => (await getAuthors(apis.content, { site: site.siteCode })) ?? [],
);

export const staffRoute = pageRoute({ name: 'staff', file: 'staff', check: load.check });

const wordsOf = ({ t, brandConfig }: SiteContext) => ({
  title: t('list.staff'),
  description: t('list.staffDescription', { brand: brandConfig.name }),
});

/** Who writes: the desks, each with the way to its articles. */
export async function StaffPage({ params }: StaffPageProps): Promise<JSX.Element> {
  const [context, authors] = await load(params);
  const { site, t } = context;
  const path = buildPath(site, 'staff', {});
  const words = wordsOf(context);
  return (
    <PageShell
      context={context}
      path={path}
      head={<ShareTags context={context} path={path} {...words} picture={null} />}
    >
      <div className={`wrap ${styles['page']}`}>
        <Headline level={1} size="lead">
          {words.title}
        </Headline>
        <p>{words.description}</p>
        <ul>
          {authors.map(({ username, name, description }) => (
            <li key={username}>
              <Headline level={2} size="card">
                <a href={buildPath(site, 'author', { author: username })}>{name}</a>
              </Headline>
              {description ? <p>{description}</p> : null}
              <span aria-hidden="true">{t('list.articlesOf')}</span>
            </li>
          ))}
        </ul>
      </div>
    </PageShell>
  );
}

export async function generateStaffMetadata({ params }: StaffPageProps): Promise<Metadata> {
  const context = await getSiteContext((await params).site);
  return {
    ...wordsOf(context),
    ...pageHead(context, routeAddress('staff', {}, { sharedWith: 'family' }), 'page'),
  };
}
