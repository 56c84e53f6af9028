import type { JSX, ReactNode } from 'react';
import { joinClasses } from '../../base/joinClasses';
import { CardMedia } from '../../media/CardMedia/CardMedia';
import type { PictureSources } from '../../media/Picture/Picture';
import type { HeadlineSize } from '../../text/Headline/Headline';
import { CardTitle } from '../CardTitle/CardTitle';
import { CommentCount, type CommentCountProps } from '../CommentCount/CommentCount';
import { SectionLabel } from '../SectionLabel/SectionLabel';
import styles from './Card.module.css';
import { scoreOf } from './scoreOf';

/** `label` is `null`, never empty: no empty chip. */
export type CardArticle = {
  id: number | string;
  title: string;
  href: string;
  label: string | null;
  /** Largest first: wide about 740 and 490 px, classic about 470 and 230 px. */
  pictures: { wide: PictureSources; classic: PictureSources } | null;
  /** On the corner of the picture, where it takes no room from anything. */
  comments?: Pick<CommentCountProps, 'articleId' | 'counter' | 'icon'> | undefined;
};

/**
 * `row` for lists, `stack` beside a lead story, `classic` for galleries, `tile` for rows of four, `second` for the first
 * of a section, `text` without a picture. `slide` (230 × 265 px) and `reco` (300 px) for sliders.
 */
export type CardKind = 'row' | 'stack' | 'classic' | 'tile' | 'second' | 'text' | 'slide' | 'reco';

export type CardProps = {
  article: CardArticle;
  kind: CardKind;
  /** Heading level of the title. Default 2. */
  level?: number;
  /** It has the first picture of the page, which is loaded with priority. */
  first?: boolean;
  /** Lines of the title before CSS clamps it. Default: 3 in a slider, else all. */
  lines?: number;
  centeredLabel?: boolean;
  /** Replaces the article's picture. */
  picture?: ReactNode;
  /** Below the title: time, comments, a follow button. */
  children?: ReactNode;
};

const headlineSize: Partial<Record<CardKind, HeadlineSize>> = { second: 'second' };

const isSlide = (kind: CardKind) => kind === 'slide' || kind === 'reco';

const sizes = {
  row: '112px',
  tile: '(min-width: 769px) 250px, 112px',
  classic: '(max-width: 599px) 220px, 300px',
  slide: '230px',
  reco: '300px',
  stack: '112px',
  second: '(min-width: 769px) 360px, 100vw',
} as const satisfies Record<Exclude<CardKind, 'text'>, string>;

type CardPictureProps = { article: CardArticle; kind: Exclude<CardKind, 'text'>; first: boolean };

function CardPicture({ article, kind, first }: CardPictureProps): JSX.Element {
  const { title, pictures } = article;
  const ratio = kind === 'second' || kind === 'slide' ? 'wide' : 'classic';
  const from =
    kind === 'stack' && pictures
      ? [{ media: '(min-width: 1070px)', sources: pictures.wide, sizes: '232px' }]
      : [];
  return (
    <CardMedia
      title={title}
      img={pictures && { src: pictures[ratio] }}
      ratio={ratio}
      from={from}
      sizes={sizes[kind]}
      position={first ? 0 : undefined}
      mark={pictures ? null : scoreOf(article)}
    />
  );
}

/** An article as a card. The whole card is clickable, but the title is the only link. */
export function Card({
  article,
  kind,
  level = 2,
  first = false,
  lines = isSlide(kind) ? 3 : undefined,
  centeredLabel = false,
  picture,
  children,
}: CardProps): JSX.Element {
  return (
    <article className={joinClasses(styles['card'], styles[kind])}>
      {kind === 'text' ? null : (
        <div className={styles['media']}>
          {picture ?? <CardPicture article={article} kind={kind} first={first} />}
          {article.comments && !isSlide(kind) ? (
            <span className={styles['comments']}>
              <CommentCount {...article.comments} />
            </span>
          ) : null}
        </div>
      )}
      <div className={styles['words']}>
        <SectionLabel name={article.label} centered={centeredLabel} titleFull={!isSlide(kind)} />
        <CardTitle
          title={article.title}
          href={article.href}
          level={level}
          size={headlineSize[kind] ?? 'card'}
          lines={lines}
        />
        {children ?? null}
      </div>
    </article>
  );
}
