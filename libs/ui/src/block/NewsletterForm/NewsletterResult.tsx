import type { JSX } from 'react';
import styles from './NewsletterForm.module.css';

/** What came of an address; only one that was signed up just now is good news. */
export type NewsletterOutcome = { text: string; isGood: boolean };

/** The place where the outcome is read out and shown; nothing is to be seen of it before there is one. */
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
