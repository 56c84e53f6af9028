import type { JSX, ReactNode } from 'react';
import styles from './ArticleBody.module.css';

type ArticleBodyProps = {
  /** Text, galleries, embeds, a match. */
  children: ReactNode;
};

/** The text column of an article. */
export function ArticleBody({ children }: ArticleBodyProps): JSX.Element {
  return (
    <div className={styles['body']} data-text="">
      {children}
    </div>
  );
}
