import type { JSX, ReactNode } from 'react';
import styles from './ArticleBody.module.css';

type ArticleBodyProps = {
  /** Running text, and what stands between it: pictures in a row, posts of other networks, a match. */
  children: ReactNode;
};

/** The column a story is read in, marked for whoever wants the text without what stands around it. */
export function ArticleBody({ children }: ArticleBodyProps): JSX.Element {
  return (
    <div className={styles['body']} data-text="">
      {children}
    </div>
  );
}
