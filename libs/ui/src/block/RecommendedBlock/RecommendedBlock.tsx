import type { JSX, ReactNode } from 'react';
import { Card, type CardArticle } from '../../article/Card/Card';
import { SectionHead } from '../../list/SectionHead/SectionHead';
import { Slider, type SliderLabels } from '../../list/Slider/Slider';
import { Headline } from '../../text/Headline/Headline';
import styles from './RecommendedBlock.module.css';

type RecommendedBlockProps = {
  articles: readonly CardArticle[];
  title: string;
  /** Of the heading; once a page. */
  id: string;
  /** The title stands on a block of the theme, and the cards with it. */
  titleBlock?: boolean;
  /** Behind the title of a title block; decoration. */
  imageUrl?: string | null;
  /** 'More {title}', where the whole list is. */
  more?: { href: string; text: string } | undefined;
  centeredLabel?: boolean;
  /** Another picture for each card than the article's own. */
  imageOf?: (article: CardArticle) => ReactNode;
  labels: SliderLabels;
};

type HeadProps = Pick<RecommendedBlockProps, 'title' | 'id' | 'imageUrl' | 'more'>;

function TitleBlock({ title, id, imageUrl, more }: HeadProps): JSX.Element {
  return (
    <div className={styles['title']}>
      {imageUrl ? <img className={styles['image']} src={imageUrl} alt="" loading="lazy" /> : null}
      <div className={styles['plate']}>
        <Headline level={2} size="second" id={id}>
          {title}
        </Headline>
      </div>
      {more ? (
        <a className={styles['more']} href={more.href}>
          {more.text}
        </a>
      ) : null}
    </div>
  );
}

/** Cards of 300 px under a title that scroll sideways where they do not fit. Nothing without articles. */
export function RecommendedBlock({
  articles,
  title,
  id,
  titleBlock = false,
  imageUrl = null,
  more,
  centeredLabel = false,
  imageOf,
  labels,
}: RecommendedBlockProps): JSX.Element | null {
  if (articles.length === 0) return null;
  return (
    <section className={titleBlock ? styles['block'] : undefined} aria-labelledby={id}>
      {titleBlock ? (
        <TitleBlock title={title} id={id} imageUrl={imageUrl} more={more} />
      ) : (
        <SectionHead title={title} id={id} more={more} />
      )}
      <div className={styles['cards']}>
        <Slider labelledBy={id} size="large" labels={labels}>
          {articles.map((article) => (
            <Card
              key={article.id}
              article={article}
              kind="reco"
              level={3}
              centeredLabel={centeredLabel}
              picture={imageOf?.(article)}
            />
          ))}
        </Slider>
      </div>
    </section>
  );
}
