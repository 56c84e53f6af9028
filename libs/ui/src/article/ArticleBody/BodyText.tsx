import type { JSX } from 'react';
import styles from './ArticleBody.module.css';

/** Text of a story. The caller has cleaned the HTML; nothing here does. Empty it is nothing. */
export function BodyText({ html }: { html: string }): JSX.Element | null {
  return html ? <div className={styles['text']} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
