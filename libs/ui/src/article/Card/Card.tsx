import type { JSX, ReactNode } from 'react';
import { Picture, type PictureSources } from '../../media/Picture/Picture';
import { Headline, type HeadlineSize } from '../../text/Headline/Headline';
import styles from './Card.module.css';

/** What a card shows of an article. `label` is absent rather than empty: no empty chip. */
export type CardArticle = {
  id: number | string;
  title: string;
  href: string;
  label: string | null;
  /** Renditions for cards, largest first: wide about 740 and 490 px, classic about 470 and 230 px. */
  pictures: { wide: PictureSources; classic: PictureSources } | null;
};

/** `row` is the workhorse of lists, `stack` the seconds beside a lead, `classic` galleries and rows of four. */
export type CardKind = 'row' | 'stack' | 'classic' | 'tile' | 'second' | 'text';

type CardProps = {
  article: CardArticle;
  kind: CardKind;
  /** Heading level of the title, 2 unless told. */
  level?: number;
  first?: boolean;
  /** Under the title: time, comments, a follow button. */
  children?: ReactNode;
};

const headlineSize: Record<CardKind, HeadlineSize> = {
  row: 'card',
  stack: 'card',
  classic: 'card',
  tile: 'card',
  second: 'second',
  text: 'card',
};

const classicSizes = {
  row: '112px',
  tile: '(min-width: 769px) 250px, 112px',
  classic: '(max-width: 599px) 220px, 300px',
};

function CardPicture({
  article,
  kind,
  first,
}: {
  article: CardArticle;
  kind: CardKind;
  first: boolean;
}): ReactNode {
  if (!article.pictures || kind === 'text') return null;
  const { wide, classic } = article.pictures;
  if (kind === 'second')
    return <Picture sources={wide} ratio="wide" sizes="(min-width: 769px) 360px, 100vw" first={first} />;
  if (kind === 'stack') {
    const from = { media: '(min-width: 1070px)', sources: wide, sizes: '232px' };
    return <Picture sources={classic} ratio="classic" sizes="112px" from={from} first={first} />;
  }
  return <Picture sources={classic} ratio="classic" sizes={classicSizes[kind]} first={first} />;
}

/** An article as a card: the whole card is the target, the headline is the only link. */
export function Card({ article, kind, level = 2, first = false, children }: CardProps): JSX.Element {
  return (
    <article className={[styles['card'], styles[article.pictures ? kind : 'text']].filter(Boolean).join(' ')}>
      <CardPicture article={article} kind={kind} first={first} />
      <div className={styles['words']}>
        {article.label ? <p className={styles['label']}>{article.label}</p> : null}
        <Headline level={level} size={headlineSize[kind]}>
          <a href={article.href}>{article.title}</a>
        </Headline>
        {children ?? null}
      </div>
    </article>
  );
}
