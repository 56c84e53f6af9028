import { buildPath } from '@cancha/routing/buildPath';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import type { Crumb } from '@cancha/ui/block/Breadcrumbs/Breadcrumbs';
import { StateNote } from '@cancha/ui/block/StateNote/StateNote';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { TopicIndex, type TopicLetter } from '@cancha/ui/list/TopicIndex/TopicIndex';
import type { Topic } from '@cancha/data-access/cms/Topic';
import type { JSX } from 'react';
import { ScreenView } from '@cancha/blocks/screen/ScreenView';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { groupTopics } from './groupTopics';
import type { TopicsData } from './TopicsPage';

type TopicsViewProps = { context: SiteContext; data: TopicsData; crumbs: readonly Crumb[] };

/** Competitions first, which most readers come for; then everything in the order of the alphabet. */
export function TopicsView({ context, data, crumbs }: TopicsViewProps): JSX.Element {
  const { site, brandConfig, t } = context;
  const linkOf = ({ slug, title }: Topic) => ({
    name: title,
    href: buildPath(site, 'topic', { topic: slug }),
  });
  const { compare } = new Intl.Collator(site.formatLocale);
  const competitions = [...data.competitions].sort((a, b) => compare(a.title, b.title)).map(linkOf);
  const letters = groupTopics(data.topics, site.formatLocale).map(({ letter, topics }): TopicLetter => ({
    letter,
    id: `letra-${letter === '#' ? '0' : letter.toLowerCase()}`,
    topics: topics.map(linkOf),
  }));
  return (
    <ScreenView
      context={context}
      crumbs={crumbs}
      title={t('screens.topics')}
      lead={t('topics.description', { brand: brandConfig.name })}
    >
      {competitions.length > 0 ? (
        <section>
          <SectionHead title={t('topics.competitions')} />
          <TopicChips label={t('topics.competitions')} topics={competitions} />
        </section>
      ) : null}
      {letters.length > 0 ? (
        <section>
          <SectionHead title={t('topics.all')} />
          <TopicIndex
            letters={letters}
            labels={{ nav: t('topics.letters'), letter: (letter) => t('topics.letter', { letter }) }}
          />
        </section>
      ) : null}
      {letters.length + competitions.length === 0 ? (
        <StateNote kind="empty" title={t('topics.none')} hint={t('list.emptyHint')} />
      ) : null}
    </ScreenView>
  );
}
