import type { JSX } from 'react';
import { CardMedia } from '../../media/CardMedia/CardMedia';
import type { CardArticle } from '../Card/Card';
import { scoreOf } from '../Card/scoreOf';
import { CardTitle } from '../CardTitle/CardTitle';
import { SectionLabel } from '../SectionLabel/SectionLabel';
import styles from './MainBlock.module.css';

type MainBlockProps = {
  /** `null`: nothing is shown. */
  article: CardArticle | null;
  level?: number;
  /** It has the first picture of the page. */
  first?: boolean;
};

/**
 * Lead story of a fan site or a section: a large picture with the title over its lower part. The theme decides the
 * picture's ratio: 470:352 on phones and 714:535 on wider screens, or 470:313 and 714:478.
 */
export function MainBlock({ article, level = 2, first = true }: MainBlockProps): JSX.Element | null {
  if (!article) return null;
  const { title, href, label, pictures } = article;
  return (
    <article className={styles['main']}>
      <div className={styles['media']}>
        <CardMedia
          title={title}
          img={pictures && { src: pictures.classic, sm: pictures.wide }}
          ratio="main"
          sizes="(min-width: 769px) 746px, 100vw"
          position={first ? 0 : undefined}
          mark={pictures ? null : scoreOf(article)}
        />
      </div>
      <div className={styles['words']}>
        <SectionLabel name={label} titleFull />
        <CardTitle title={title} href={href} level={level} size="lead" />
      </div>
    </article>
  );
}
