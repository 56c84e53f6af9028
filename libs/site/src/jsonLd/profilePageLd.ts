import type { ProfilePage, WithContext } from 'schema-dts';
import type { SiteContext } from '../context/SiteContext';
import { toJsonLd } from '../text/toJsonLd';
import { authorLd } from './authorLd';

/** schema.org ProfilePage: who signs what an author's page lists. */
export function profilePageLd(
  author: Parameters<typeof authorLd>[0],
  context: Pick<SiteContext, 'site' | 'brandConfig'>,
): string {
  const data: WithContext<ProfilePage> = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: authorLd(author, context),
  };
  return toJsonLd(data);
}
