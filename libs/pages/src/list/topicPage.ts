import { getTag } from '@cancha/data-access/content/getTag';
import { buildPath } from '@cancha/routing/buildPath';
import { createListPage, type ListParams } from './createListPage';
import type { ListContent } from './ListContent';
import { listSize, withPage } from './toListContent';

/** A topic: what carries its tag. Its title is the specification's to the letter. */
export const { Page: TopicPage, generateMetadata: generateTopicMetadata } = createListPage<
  ListParams & { topic: string }
>(async ({ apis, site, t }, params, page): Promise<ListContent | null> => {
  const topic = decodeURIComponent(params.topic);
  const list = await getTag(apis.content, { site: site.siteCode, tag: topic, page, size: listSize });
  if (!list) return null;

  const name = list.tag?.title || topic;
  const title = t('tag.title', { tag: name });
  const heading = title.replaceAll(t('tag.separator'), t('tag.headingSeparator'));
  return {
    title: { absolute: withPage(title, page, t('tag.separator'), t) },
    heading: withPage(heading, page, t('tag.headingSeparator'), t),
    description: list.tag?.description ?? '',
    articles: list.items,
    page,
    lastPage: list.totalPages,
    hrefOf: (n) => buildPath(site, 'topic', { topic }, { page: n }),
  };
});
