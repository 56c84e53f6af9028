import type { Article } from '@cancha/data-access/content/Article';
import type { FullArticle } from '@cancha/data-access/content/FullArticle';
import { AlsoRead } from '@cancha/ui/article/AlsoRead/AlsoRead';
import { ArticleBody } from '@cancha/ui/article/ArticleBody/ArticleBody';
import { ArticleFigure } from '@cancha/ui/article/ArticleFigure/ArticleFigure';
import { ArticleHead } from '@cancha/ui/article/ArticleHead/ArticleHead';
import { Card } from '@cancha/ui/article/Card/Card';
import { TopicChips } from '@cancha/ui/article/TopicChips/TopicChips';
import { CardGrid } from '@cancha/ui/list/CardGrid/CardGrid';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import { MatchBox } from '@cancha/ui/match/MatchBox/MatchBox';
import { buildPath } from '@cancha/routing/buildPath';
import type { JSX } from 'react';
import { toMatchBox } from '../football/toMatchBox';
import type { SiteContext } from '../site/SiteContext';
import { toCard } from '../site/toCard';
import { cleanHtml } from '../text/cleanHtml';
import { splitBody } from '../text/splitBody';
import { wrapTables } from '../text/wrapTables';
import { ArticleByline } from './ArticleByline';
import { ArticleRail } from './ArticleRail';
import styles from './ArticleView.module.css';
import type { ArticleAside } from './loadArticleAside';

type ArticleViewProps = { context: SiteContext; full: FullArticle; aside: ArticleAside; now: Date };

/** A section lies under its slug, a country as well. */
const sectionHref = ({ site }: SiteContext, { sectionSlug }: Article) => `${site.prefix}/${sectionSlug}`;

function Figure({ context, article }: { context: SiteContext; article: Article }): JSX.Element | null {
  const { wide } = article.images;
  if (!wide) return null;
  const credit = article.imageCredits || context.t('article.credit', { brand: context.profile.shortName });
  return <ArticleFigure sources={[wide.big, wide.medium]} caption={article.imageCaption} credit={credit} />;
}

export function ArticleView({ context, full, aside, now }: ArticleViewProps): JSX.Element {
  const { site, t } = context;
  const { article, relatedArticles, previousArticle, nextArticle } = full;
  const [before, after] = splitBody(wrapTables(cleanHtml(article.body, site), t('article.table')), 2);
  const related = relatedArticles.slice(0, 4);
  const also = [nextArticle, previousArticle].flatMap((other) =>
    other && !related.some(({ id }) => id === other.id) ? [other] : [],
  );
  const shown = new Set([article, ...related, ...also].map(({ id }) => id));
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['columns']}>
        <article className={styles['article']}>
          <ArticleHead
            title={article.titleDetail || article.title}
            excerpt={article.hidden.excerpt ? '' : article.excerpt}
            section={article.section ? { name: article.section, href: sectionHref(context, article) } : null}
            epigraph={article.epigraph && article.epigraph !== article.section ? article.epigraph : null}
          >
            <ArticleByline article={article} context={context} />
          </ArticleHead>
          <Figure context={context} article={article} />
          <ArticleBody before={before} after={after}>
            {aside.match ? <MatchBox {...toMatchBox(aside.match, context, now)} /> : null}
          </ArticleBody>
          <div className={styles['after']}>
            <AlsoRead title={t('article.alsoRead')} items={also.map(toCard)} />
            <TopicChips
              label={t('article.topics')}
              topics={article.tags.map(({ text, url }) => ({
                name: text,
                href: buildPath(site, 'topic', { topic: url }),
              }))}
            />
          </div>
        </article>
        <ArticleRail context={context} aside={aside} shown={shown} now={now} />
      </div>
      {related.length > 0 ? (
        <section>
          <SectionHead
            title={t('article.related')}
            more={
              article.section
                ? {
                    href: sectionHref(context, article),
                    text: t('article.moreOf', { section: article.section }),
                  }
                : undefined
            }
          />
          <CardGrid>
            {related.map((other) => (
              <Card key={other.id} article={toCard(other)} kind="tile" level={3} />
            ))}
          </CardGrid>
        </section>
      ) : null}
    </div>
  );
}
