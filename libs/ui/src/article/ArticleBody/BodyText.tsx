import type { JSX } from 'react';
import styles from './ArticleBody.module.css';

/** The caller has sanitised the HTML. */
export function BodyText({ html }: { html: string }): JSX.Element | null {
  return html ? <div className={styles['text']} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
