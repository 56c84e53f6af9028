import type { JSX } from 'react';
import styles from './NewsletterForm.module.css';

export type NewsletterOutcome = { text: string; isGood: boolean };

/** Live region of the result, invisible while empty. */
export function NewsletterResult({ outcome }: { outcome: NewsletterOutcome | null }): JSX.Element {
  return (
    <div role="status">
      {outcome && outcome.text !== '' ? (
        <p className={`${styles['result']} ${outcome.isGood ? styles['good'] : styles['bad']}`}>
          {outcome.text}
        </p>
      ) : null}
    </div>
  );
}
