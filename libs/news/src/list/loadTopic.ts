import { getCompetitionAt, getFriendlyTag } from '@cancha/data-access/cms/getTopicEntry';
import type { TagList } from '@cancha/data-access/content/ArticleList';
import { getTag } from '@cancha/data-access/content/getTag';
import type { TagInfo } from '@cancha/data-access/content/TagInfo';
import { buildPath } from '@cancha/routing/buildPath';
import { listSize } from '@cancha/blocks/articleList/toListContent';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/**
 * The articles of a topic, which are required, and what the CMS says of it: its own words go before those that came with
 * the list, and a competition without a slug at the stats API is looked up by the address of its page.
 */
export async function loadTopic(context: SiteContext, topic: string, page: number): Promise<TagList | null> {
  const { apis, site, environment } = context;
  const args = { site: site.siteCode };
  const [list, words] = await Promise.all([
    getTag(apis.content, { ...args, tag: topic, page, size: listSize }),
    orNull(getFriendlyTag(apis.cms, { ...args, slug: topic, token: environment.CMS_API_TOKEN })),
  ]);
  if (!list) return null;
  const tag = list.tag ?? (words && bareTag(topic));
  if (!tag) return list;
  return {
    ...list,
    tag: {
      ...tag,
      title: words?.title || tag.title,
      description: words?.description || tag.description,
      keywords: words?.keywords || tag.keywords,
      statsSlug: tag.statsSlug ?? (tag.isCompetition ? await statsSlugAt(context, topic) : null),
    },
  };
}

async function statsSlugAt({ apis, site }: SiteContext, topic: string): Promise<string | null> {
  const siteUrl = site.origin + buildPath(site, 'topic', { topic });
  return (await orNull(getCompetitionAt(apis.cms, { siteUrl })))?.statsSlug ?? null;
}

const bareTag = (tag: string): TagInfo => ({
  ...{ tag, title: '', description: '', keywords: '' },
  ...{ picture: null, statsSlug: null, siteUrl: null, isCompetition: false },
});
