import type { JSX, ReactNode } from 'react';
import { Picture } from '../../media/Picture/Picture';
import { Headline } from '../../text/Headline/Headline';
import type { CardArticle } from '../Card/Card';
import styles from './LeadStory.module.css';

type LeadStoryProps = {
  article: CardArticle;
  /** One or two sentences under the headline, from tablet width on. */
  excerpt: string;
  level?: number;
  /** Text stories under the lead, from tablet width on. */
  children?: ReactNode;
};

/** The one lead of a front page: its picture bleeds to the edges of a phone. */
export function LeadStory({ article, excerpt, level = 2, children }: LeadStoryProps): JSX.Element {
  const { label, pictures, title, href } = article;
  return (
    <div>
      <article className={styles['lead']}>
        {pictures ? (
          <div className={styles['picture']}>
            <Picture
              sources={pictures.wide}
              ratio="wide"
              sizes="(min-width: 1070px) 490px, (min-width: 769px) 55vw, 100vw"
              first
            />
          </div>
        ) : null}
        {label ? <p className={styles['label']}>{label}</p> : null}
        <Headline level={level} size="lead">
          <a href={href}>{title}</a>
        </Headline>
        {excerpt ? <p className={styles['excerpt']}>{excerpt}</p> : null}
      </article>
      {children ? <div className={styles['more']}>{children}</div> : null}
    </div>
  );
}
