import type { JSX, ReactNode } from 'react';
import { CardMedia } from '../../media/CardMedia/CardMedia';
import type { CardArticle } from '../Card/Card';
import { scoreOf } from '../Card/scoreOf';
import { CardTitle } from '../CardTitle/CardTitle';
import { CommentCount } from '../CommentCount/CommentCount';
import { SectionLabel } from '../SectionLabel/SectionLabel';
import styles from './LeadStory.module.css';

type LeadStoryProps = {
  article: CardArticle;
  /** Below the title, from tablet width on. */
  excerpt: string;
  level?: number;
  /** It has the column of the last hour as well. */
  wide?: boolean;
  /** Text cards below, from tablet width on. */
  children?: ReactNode;
};

/** Lead story of the home page. On phones its picture has the full width of the screen. */
export function LeadStory({
  article,
  excerpt,
  level = 2,
  wide = false,
  children,
}: LeadStoryProps): JSX.Element {
  const { label, pictures, title, href, comments } = article;
  return (
    <div>
      <article className={styles['lead']}>
        <div className={styles['picture']}>
          <CardMedia
            title={title}
            img={pictures && { src: pictures.wide }}
            ratio="wide"
            sizes={`(min-width: 1070px) ${wide ? 746 : 490}px, (min-width: 769px) 55vw, 100vw`}
            position={0}
            mark={pictures ? null : scoreOf(article)}
          />
          {comments ? (
            <span className={styles['comments']}>
              <CommentCount {...comments} />
            </span>
          ) : null}
        </div>
        <div className={styles['words']}>
          <SectionLabel name={label} titleFull />
          <CardTitle title={title} href={href} level={level} size="lead" />
        </div>
        {excerpt ? <p className={styles['excerpt']}>{excerpt}</p> : null}
      </article>
      {children ? <div className={styles['more']}>{children}</div> : null}
    </div>
  );
}
