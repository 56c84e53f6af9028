import type { Article } from '@cancha/data-access/content/Article';
import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { buildPath } from '@cancha/routing/buildPath';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';

/** The way to an article for machines: front page, section, itself. Readers have the section above the title. */
export function articleCrumbs(
  { title, section, sectionSlug }: Pick<Article, 'title' | 'section' | 'sectionSlug'>,
  { site, t }: Pick<SiteContext, 'site' | 't'>,
): Crumb[] {
  return [
    { name: t('breadcrumbs.home'), href: buildPath(site, 'home', {}) },
    ...(section && sectionSlug ? [{ name: section, href: sitePath(`/${sectionSlug}`, site) }] : []),
    { name: title, href: null },
  ];
}
