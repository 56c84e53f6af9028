import type { JSX, ReactNode } from 'react';
import styles from './ArticleBody.module.css';

type ArticleBodyProps = {
  /** Sanitised HTML of the body up to where `children` stand. */
  before: string;
  /** Sanitised HTML of the rest. */
  after: string;
  /** Set between the two: a match box. */
  children?: ReactNode;
};

/** Running text. The caller has cleaned the HTML; nothing here does. */
export function ArticleBody({ before, after, children }: ArticleBodyProps): JSX.Element {
  return (
    <div className={styles['body']}>
      <div dangerouslySetInnerHTML={{ __html: before }} />
      {children}
      {after ? <div dangerouslySetInnerHTML={{ __html: after }} /> : null}
    </div>
  );
}
