import { getAuthors } from '@cancha/data-access/content/getAuthors';
import { buildPath } from '@cancha/routing/buildPath';
import { Headline } from '@cancha/ui/text/Headline/Headline';

import { createScreenPage } from '@cancha/blocks/screen/createScreenPage';

import { routeAddress } from '@cancha/site/head/routeAddress';
import { ShareTags } from '@cancha/site/shell/ShareTags';
import styles from './StaffPage.module.css';

const address = routeAddress('staff', {}, { sharedWith: 'family' });

/** Who writes: the desks, each with a link to its articles. */
export const {
  route: staffRoute,
  Page: StaffPage,
  generateMetadata: generateStaffMetadata,
} = createScreenPage({
  name: 'staff',
  file: 'staff',
  async load(context) {
    const { apis, site, brandConfig, t } = context;
    const authors = (await getAuthors(apis.content, { site: site.siteCode })) ?? [];
    const title = t('list.staff');
    const description = t('list.staffDescription', { brand: brandConfig.name });
    return {
      ...{ title, description, address },
      highlights: true,
      head: <ShareTags {...{ context, title, description }} path={address.on(site)} />,
      content: (
        <div className={`wrap ${styles['page']}`}>
          <Headline level={1} size="lead">
            {title}
          </Headline>
          <p>{description}</p>
          <ul>
            {authors.map(({ username, name, description: about }) => (
              <li key={username}>
                <Headline level={2} size="card">
                  <a href={buildPath(site, 'author', { author: username })}>{name}</a>
                </Headline>
                {about ? <p>{about}</p> : null}
                <span aria-hidden="true">{t('list.articlesOf')}</span>
              </li>
            ))}
          </ul>
        </div>
      ),
    };
  },
});
