import type { JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import type { PictureRatio } from '../Picture/Picture';
import styles from './PicturePlaceholder.module.css';

type PicturePlaceholderProps = {
  ratio: Exclude<PictureRatio, 'own'>;
  /** Large text, such as a score. Decorative. */
  mark?: string | null;
};

/** Instead of a missing picture: a pitch in the header's colours, with the score of the match. */
export function PicturePlaceholder({ ratio, mark = null }: PicturePlaceholderProps): JSX.Element {
  return (
    <div className={joinClasses(styles['frame'], styles[ratio])} aria-hidden="true">
      <svg viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" focusable="false">
        <path className={styles['half']} d="M99.5 0H260v120H60.5z" />
        <path d="M99.5 0 60.5 120M-60 26h46v68h-46M220 26h-46v68h46" />
        <circle cx="80" cy="60" r="27" />
        <circle className={styles['spot']} cx="80" cy="60" r="2.4" />
      </svg>
      {mark ? <b>{mark}</b> : null}
    </div>
  );
}
