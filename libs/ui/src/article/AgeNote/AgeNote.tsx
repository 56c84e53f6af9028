import type { JSX } from 'react';
import styles from './AgeNote.module.css';

type AgeNoteProps = {
  /** "Esta noticia se publicó hace 2 años"; nothing for `null`. */
  text: string | null;
};

/** Above an old article: how old it is. */
export function AgeNote({ text }: AgeNoteProps): JSX.Element | null {
  if (!text) return null;
  return (
    <p className={styles['note']}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M12 3a9 9 0 1 0 .1 0M12 7v5.5l4 2.5" />
      </svg>
      <b>{text}</b>
    </p>
  );
}
