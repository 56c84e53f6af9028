import type { JSX } from 'react';
import styles from './Contents.module.css';

type ContentsProps = { label: string; heads: readonly { id: string; text: string }[] };

/** Table of contents of a long article. Collapsed, so that the text starts at once. */
export function Contents({ label, heads }: ContentsProps): JSX.Element | null {
  if (heads.length === 0) return null;
  return (
    <details className={`${styles['contents']} noPrint`}>
      <summary>{label}</summary>
      <nav aria-label={label}>
        <ol>
          {heads.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
