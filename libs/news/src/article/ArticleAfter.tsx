import type { Article } from '@cancha/data-access/content/Article';
import { AlsoRead } from '@cancha/ui/article/AlsoRead/AlsoRead';
import { Neighbours } from '@cancha/ui/article/Neighbours/Neighbours';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { buildPath } from '@cancha/routing/buildPath';
import type { JSX } from 'react';
import { isBettingLink } from '@cancha/site/betting/isBettingLink';
import { hrefOfArticle } from '@cancha/site/cards/hrefOfArticle';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';
import { AfterStory } from './AfterStory';
import type { Surroundings } from './arrangeArticle';
import styles from './ArticleView.module.css';

type ArticleAfterProps = { article: Article; around: Surroundings; context: SiteContext };

/** Other sections the article is in, then its topics. What has no address is no chip; no address and no name stands twice. */
function chipsOf({ categories, sectionSlug, tags }: Article, context: SiteContext) {
  const { site } = context;
  const sections = categories
    .filter(({ categorySlug }) => categorySlug !== '' && categorySlug !== sectionSlug)
    .map(({ categorySlug, categoryName }) => ({
      name: categoryName,
      href: sitePath(`/${categorySlug}`, site),
    }))
    .filter(({ href }) => !isBettingLink(href, context));
  const topics = tags
    .filter(({ url }) => url !== '')
    .map(({ text, url }) => ({ name: text, href: buildPath(site, 'topic', { topic: url }) }));
  const chips = [...sections, ...topics];
  return chips.filter(
    ({ href, name }, at) =>
      chips.findIndex((other) => other.href === href || isSameName(other.name, name)) === at,
  );
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const toNeighbour = (article: Article | null, { site }: SiteContext) =>
  article && { title: article.title, href: hrefOfArticle(article, site) };

/** What follows the last line of a story: what the newsroom links it to, its topics, its neighbours. */
export function ArticleAfter({ article, around, context }: ArticleAfterProps): JSX.Element {
  const { t } = context;
  return (
    <div className={`${styles['after']} noPrint`}>
      <AlsoRead title={t('article.alsoRead')} items={around.relatedLinks} />
      <TopicChips label={t('article.topics')} topics={chipsOf(article, context)} />
      <AlsoRead title={t('story.links')} items={around.seoLinks} />
      <Neighbours
        label={t('story.neighbours')}
        previous={toNeighbour(around.previous, context)}
        next={toNeighbour(around.next, context)}
        labels={{ previous: t('story.previous'), next: t('story.next') }}
      />
      <AfterStory article={article} context={context} />
    </div>
  );
}
