import type { Article } from '@cancha/data-access/content/Article';
import { cardLabel } from '@cancha/data-access/content/cardLabel';
import type { FullArticle } from '@cancha/data-access/content/FullArticle';
import { AgeNote } from '@cancha/ui/article/AgeNote/AgeNote';
import { ArticleBody } from '@cancha/ui/article/ArticleBody/ArticleBody';
import { ArticleFigure } from '@cancha/ui/article/ArticleFigure/ArticleFigure';
import { ArticleHead } from '@cancha/ui/article/ArticleHead/ArticleHead';

import { Contents } from '@cancha/ui/article/Contents/Contents';
import { RecirculationBlock } from '@cancha/ui/block/RecirculationBlock/RecirculationBlock';
import { CardGrid } from '@cancha/ui/list/CardGrid/CardGrid';
import { SectionHead } from '@cancha/ui/list/SectionHead/SectionHead';
import type { PictureSources } from '@cancha/ui/media/Picture/Picture';
import { MatchBox } from '@cancha/ui/match/MatchBox/MatchBox';
import type { JSX, ReactNode } from 'react';
import { BodyParts } from '../body/BodyParts';
import { readBody } from '../body/readBody';
import { ArticleTools } from '@cancha/site/device/ArticleTools';
import { toMatchBox } from '@cancha/blocks/matches/toMatchBox';
import { hrefOfArticle } from '@cancha/site/cards/hrefOfArticle';
import { AdPlace } from '@cancha/site/ads/AdPlace';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { sitePath } from '@cancha/site/context/sitePath';
import { articleCards } from '@cancha/site/cards/articleCards';
import { toCard } from '@cancha/site/cards/toCard';
import { ageText } from './storyAge';
import { arrangeArticle } from './arrangeArticle';
import { ArticleAfter } from './ArticleAfter';
import { ArticleByline } from './ArticleByline';
import { ArticleComments } from './ArticleComments';
import { ArticleGallery } from './ArticleGallery';
import { ArticleRail } from './ArticleRail';
import { ArticleShare } from './ArticleShare';
import styles from './ArticleView.module.css';
import type { ArticleAside } from './loadArticleAside';
import { StarStories } from './StarStories';

type ArticleViewProps = {
  context: SiteContext;
  full: FullArticle;
  aside: ArticleAside;
  now: Date;
  /** After the text: the posts of a live blog. */
  posts?: ReactNode;
  poll?: ReactNode;
};

/** A section lies under its slug, a country as well. */
const sectionHref = ({ site }: SiteContext, { sectionSlug }: Article) => sitePath(`/${sectionSlug}`, site);

/** With so many parts one looks for one of them. */
const manyHeads = 5;

/** The words over the headline: the newsroom's own, else the label of its card; none that only repeat the section. */
function kickerOf(article: Article): string | null {
  const kicker = article.epigraph || cardLabel(article);
  return kicker === article.section ? null : kicker;
}

function Figure({ context, article }: { context: SiteContext; article: Article }): JSX.Element | null {
  const { wide, classic, square, full } = article.images;
  const cut = wide ?? classic ?? square;
  const sources: PictureSources | null = cut ? [cut.big, cut.medium] : full && [full];
  if (!sources) return null;
  const credit =
    article.imageCredits || context.t('article.credit', { brand: context.brandConfig.shortName });
  return <ArticleFigure sources={sources} caption={article.imageCaption} credit={credit} />;
}

/** In running text an ad keeps its distance. */
const inText = { margin: '8px auto 12px' };
const atEnd = { margin: '24px auto 0' };

/** None beside what the newsroom wants without, nor where the story itself advertises. */
export const hasAds = ({ hidden, sectionSlug }: Article, { site }: SiteContext): boolean =>
  !hidden.ads && sectionSlug !== site.bettingCategory;

export function ArticleView({ context, full, aside, now, posts, poll }: ArticleViewProps): JSX.Element {
  const { site, t } = context;
  const { article } = full;
  const slots = (hasAds(article, context) && context.brandConfig.ads?.slots.article) || {};
  const ad = { context, section: article.sectionSlug };
  const textAd = (n: number) => (
    <div className={styles['textAd']}>
      <AdPlace {...ad} placement={slots.text?.placement} id={`text-${n}`} turn={n} look={inText} />
    </div>
  );
  const body = readBody(article.body, article.id, context, slots.text?.every);
  const textAds = [...body.before, ...body.after].filter(({ kind }) => kind === 'ad').length;
  const around = arrangeArticle(full, aside, context);
  const { related } = around;
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['columns']}>
        <article className={styles['article']}>
          <ArticleHead
            title={article.titleDetail || article.title}
            excerpt={article.hidden.excerpt ? '' : article.excerpt}
            section={article.section ? { name: article.section, href: sectionHref(context, article) } : null}
            epigraph={kickerOf(article)}
            event={article.eventTitle ? t('story.event', { event: article.eventTitle }) : null}
          >
            <ArticleByline article={article} context={context} />
            <div className={styles['bar']}>
              <ArticleShare article={article} context={context} />
              <ArticleTools article={article} context={context} />
            </div>
          </ArticleHead>
          <AgeNote text={ageText(article, context, now)} />
          <Figure context={context} article={article} />
          <ArticleBody>
            {body.heads.length >= manyHeads ? (
              <Contents label={t('story.contents')} heads={body.heads} />
            ) : null}
            <BodyParts parts={body.before} context={context} id="fotos" ad={textAd} />
            {aside.match ? <MatchBox {...toMatchBox(aside.match, context, now)} /> : null}
            <BodyParts parts={body.after} context={context} id="mas-fotos" ad={textAd} />
            <ArticleGallery pictures={article.gallery} context={context} />
          </ArticleBody>
          {posts}
          <p className="printOnly">
            {t('story.address')} {new URL(hrefOfArticle(article, site), site.origin).href}
          </p>
          {poll}
          <ArticleComments article={article} context={context} look="line" />
          <AdPlace {...ad} placement={slots.end} id="article-end" turn={textAds + 1} look={atEnd} />
          <ArticleAfter article={article} around={around} context={context} />
        </article>
        <ArticleRail
          context={context}
          ad={<AdPlace {...ad} placement={slots.rail} id="rail" />}
          scorers={aside.scorers}
          stories={around.aside}
          now={now}
        />
      </div>
      {related.length > 0 ? (
        <section className="noPrint">
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
          <CardGrid>{articleCards(related, 'tile', context)}</CardGrid>
        </section>
      ) : null}
      <StarStories stories={around.stars} context={context} />
      {around.aside.next.length > 0 ? (
        <div className="noPrint">
          <RecirculationBlock
            id="next"
            title={t('blocks.recirculation')}
            articles={around.aside.next.map((other) => toCard(other, context))}
          />
        </div>
      ) : null}
    </div>
  );
}
