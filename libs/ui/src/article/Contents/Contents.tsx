import type { JSX } from 'react';
import styles from './Contents.module.css';

type ContentsProps = { label: string; heads: readonly { id: string; text: string }[] };

/** The parts of a long text, to go to one of them. Closed until asked for, so that the story begins at once. */
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
