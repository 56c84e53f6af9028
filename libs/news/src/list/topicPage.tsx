import { CompetitionBlock } from '@cancha/blocks/competition/CompetitionBlock';
import { competitionSource } from '@cancha/blocks/competition/competitionPaths';
import { CompetitionSwap } from '@cancha/blocks/competition/CompetitionSwap.client';
import { loadCompetition } from '@cancha/blocks/competition/loadCompetition';
import { WayToTables } from '@cancha/blocks/competition/WayToTables';
import { EntityWay } from '@cancha/blocks/follow/EntityWay';
import { loadTopicEntity } from '@cancha/blocks/follow/loadTopicEntity';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { createListPage, listRoute, type ListParams } from '@cancha/blocks/articleList/createListPage';
import type { ListContent } from '@cancha/blocks/articleList/ListContent';
import { loadTopic } from './loadTopic';
import { withPage } from '@cancha/blocks/articleList/toListContent';

/** A topic: what carries its tag. Its title is the specification's to the letter. */
const topicList = createListPage<ListParams & { topic: string }>(
  async (context, params, page): Promise<ListContent | null> => {
    const { site, t } = context;
    const topic = decodeURIComponent(params.topic);
    const list = await loadTopic(context, topic, page);
    if (!list) return null;
    const name = list.tag?.title || topic;
    const isFirst = page === 1;
    const [widget, entity] = await Promise.all([
      loadCompetition(list.tag, context),
      isFirst && !list.tag?.isCompetition ? loadTopicEntity(name, context) : null,
    ]);

    const title = t('tag.title', { tag: name });
    const heading = title.replaceAll(t('tag.separator'), t('tag.headingSeparator'));
    // Not the words of other lists: the specification's, in every language.
    const pageText = t('tag.page', { n: page });
    return {
      title: { absolute: withPage(title, page, t('tag.separator'), pageText) },
      name,
      heading: withPage(heading, page, t('tag.headingSeparator'), pageText),
      description: list.tag?.description ?? '',
      articles: list.items,
      page,
      isHidden: list.items.length === 0,
      lastPage: list.totalPages,
      intro:
        widget && isFirst ? (
          <WayToTables t={t} />
        ) : entity ? (
          <EntityWay context={context} entity={entity} />
        ) : undefined,
      beside: widget ? <CompetitionBlock context={context} widget={widget} /> : undefined,
      island: widget ? <CompetitionSwap source={competitionSource(site, widget.tournament.id)} /> : undefined,
      feed: { kind: 'topic', slug: topic },
      keywords: list.tag?.keywords,
      addressOf: (page) => routeAddress('topic', { topic }, { sharedWith: 'newsroom', page }),
    };
  },
);

export const { Page: TopicPage, generateMetadata: generateTopicMetadata } = topicList;

export const topicRoute = listRoute(topicList.loadList, { name: 'topic', file: 'topic/[topic]/[page]' });
