import { buildPath } from '@cancha/routing/buildPath';
import { articleCards } from '@cancha/site/cards/articleCards';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { CardGrid } from '@cancha/ui/list/CardGrid/CardGrid';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { JSX } from 'react';
import { isBettingArticle } from './arrangeHome';
import type { FilledList } from './loadFrontLists';

type FrontListsProps = {
  context: SiteContext;
  lists: readonly FilledList[];
  /** Ids of the articles above. */
  shown: ReadonlySet<string>;
};

const most = 4;

/** The blocks at the foot of a front page, without what stands above them. Those with nothing left are left out. */
export function FrontLists({ context, lists, shown }: FrontListsProps): JSX.Element {
  const { site } = context;
  const taken = new Set(shown);
  return (
    <>
      {lists.map(({ title, articles, people }) => {
        const own = articles
          .filter((article) => !taken.has(article.id) && !isBettingArticle(article, site.bettingCategory))
          .slice(0, most);
        for (const { id } of own) taken.add(id);
        if (own.length === 0 && people.length === 0) return null;
        return (
          <section key={title}>
            <SectionHead title={title} />
            {own.length > 0 ? <CardGrid>{articleCards(own, 'text', context)}</CardGrid> : null}
            <TopicChips
              label={title}
              topics={people.map(({ name, username }) => ({
                name,
                href: buildPath(site, 'author', { author: username }),
              }))}
            />
          </section>
        );
      })}
    </>
  );
}
