import type { JSX, ReactNode } from 'react';
import { Card, type CardArticle } from '../../article/Card/Card';
import { SectionHead } from '../../list/SectionHead/SectionHead';
import { Slider, type SliderLabels } from '../../list/Slider/Slider';
import { Headline } from '../../text/Headline/Headline';
import styles from './RecommendedBlock.module.css';

type RecommendedBlockProps = {
  articles: readonly CardArticle[];
  title: string;
  /** Id of the heading. */
  id: string;
  /** Title and cards on a coloured block. */
  titleBlock?: boolean;
  /** Background of the title block. */
  imageUrl?: string | null;
  /** 'More {title}', to the full list. */
  more?: { href: string; text: string } | undefined;
  centeredLabel?: boolean;
  /** Replaces the articles' pictures. */
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

/** A title and a slider of cards of 300 px. Nothing without articles. */
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
