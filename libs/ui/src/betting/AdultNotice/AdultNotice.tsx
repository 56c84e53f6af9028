import type { JSX } from 'react';
import styles from './AdultNotice.module.css';

type AdultNoticeProps = {
  /** "18+". */
  mark: string;
  text: string;
};

/** Above everything about betting. */
export function AdultNotice({ mark, text }: AdultNoticeProps): JSX.Element {
  return (
    <p className={styles['notice']}>
      <b>{mark}</b>
      <span>{text}</span>
    </p>
  );
}
