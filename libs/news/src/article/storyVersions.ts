import { languageTags } from '@cancha/brands/languageTags';
import type { Site } from '@cancha/brands/Site';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { editionLinks } from '@cancha/site/shell/editionLinks';
import type { Version } from '@cancha/ui/block/VersionSwitcher/VersionSwitcher';

/** The editions that publish the story at `path`, each with the language it is written in. */
export function storyVersions({ site, family }: SiteContext, path: string): Version[] {
  const sameNews = family.filter(({ newsroom }) => newsroom === site.newsroom);
  return editionLinks(site, sameNews, path).map(({ id, name, href, hreflang, current }) => {
    const edition = sameNews.find((other) => other.id === id) ?? site;
    return {
      name: `${name} · ${languageName(edition, site)}`,
      ...{ href, current },
      ...(hreflang === site.hreflang ? {} : { hreflang }),
    };
  });
}

/** "español de México", in the words of the site that says it. */
function languageName({ languageCode }: Site, { formatLocale }: Site): string {
  const tag = languageTags[languageCode];
  return new Intl.DisplayNames([formatLocale], { type: 'language' }).of(tag) ?? tag;
}
