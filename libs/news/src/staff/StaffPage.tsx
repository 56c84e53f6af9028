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
import { pageRoute } from '@cancha/site/routes/routeBuilders';

type StaffPageProps = { params: Promise<{ site: string }> };

const loadAuthors = ({ apis, site }: SiteContext) => getAuthors(apis.content, { site: site.siteCode });

export const staffRoute = pageRoute({
  name: 'staff',
  file: 'staff',
  check: async ({ site }: { site: string }) => loadAuthors(await getSiteContext(site)),
});

/** Who writes: the desks, each with the way to its articles. */
export async function StaffPage({ params }: StaffPageProps): Promise<JSX.Element> {
  const context = await getSiteContext((await params).site);
  const { site, brandConfig, t } = context;
  const authors = (await loadAuthors(context)) ?? [];
  const path = buildPath(site, 'staff', {});
  const words = {
    title: t('list.staff'),
    description: t('list.staffDescription', { brand: brandConfig.name }),
  };
  return (
    <PageShell
      context={context}
      path={path}
      head={<ShareTags context={context} path={path} {...words} picture={null} />}
    >
      <div className={`wrap ${styles['page']}`}>
        <Headline level={1} size="lead">
          {t('list.staff')}
        </Headline>
        <p>{t('list.staffDescription', { brand: brandConfig.name })}</p>
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
  const { brandConfig, t } = context;
  return {
    title: t('list.staff'),
    description: t('list.staffDescription', { brand: brandConfig.name }),
    ...pageHead(context, routeAddress('staff', {}, { sharedWith: 'family' }), 'page'),
  };
}
