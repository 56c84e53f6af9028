import type { Article } from '@cancha/data-access/content/Article';
import type { Topic } from '@cancha/data-access/cms/Topic';
import { buildPath } from '@cancha/routing/buildPath';
import { ClockList } from '@cancha/ui/article/ClockList/ClockList';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import { seeAll } from '@cancha/blocks/matches/seeAll';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toClockItem } from '@cancha/site/cards/toClockItem';
import styles from './NewsBox.module.css';

type NewsBoxProps = {
  context: SiteContext;
  title: string;
  articles: readonly Article[];
  href: string;
  /** Of what the page is of, if the newsroom has one. */
  topic?: Topic | null;
  now: Date;
};

/** The newest about what the page is of, and the way to its topic; nothing where there is neither. */
export function NewsBox({
  context,
  title,
  articles,
  href,
  topic = null,
  now,
}: NewsBoxProps): JSX.Element | null {
  const { site, t } = context;
  if (articles.length === 0 && !topic) return null;
  const more = seeAll(href, title, t);
  return (
    <section>
      <SectionHead title={title} more={more} />
      <ClockList items={articles.flatMap((article) => toClockItem(article, context, now))} />
      {topic ? (
        <div className={styles['topic']}>
          <TopicChips
            label={t('article.topics')}
            topics={[{ name: topic.title, href: buildPath(site, 'topic', { topic: topic.slug }) }]}
          />
        </div>
      ) : null}
    </section>
  );
}
