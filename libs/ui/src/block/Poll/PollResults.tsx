import type { JSX } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './Poll.module.css';
import type { PollOption } from './PollOption';
import { sharesOf } from './sharesOf';

type PollResultsProps = {
  options: readonly PollOption[];
  /** The reader's answer. */
  choice: string | null;
  labels: { yourVote: string; share: (percent: number) => string };
};

/** A bar and a percentage for each answer; the reader's is marked. */
export function PollResults({ options, choice, labels }: PollResultsProps): JSX.Element {
  const shares = sharesOf(options.map(({ votes }) => votes));
  const most = shares ? Math.max(...shares) : null;
  return (
    <ul className={styles['answers']}>
      {options.map(({ optionValue, label }, i) => {
        const share = shares?.[i] ?? null;
        const isMine = choice === optionValue;
        return (
          <li
            key={i}
            className={[styles['answer'], styles['result'], isMine && styles['mine']]
              .filter(Boolean)
              .join(' ')}
          >
            {share ? <span className={styles['fill']} style={{ width: `${share}%` }} /> : null}
            {isMine ? (
              <LineIcon box={20} line={3}>
                <path d="m3 10 5 5 9-10" />
              </LineIcon>
            ) : (
              <span />
            )}
            <span>
              {label}
              {isMine ? <span className="srOnly"> ({labels.yourVote})</span> : null}
            </span>
            {share === null ? null : (
              <span className={share === most ? `${styles['share']} ${styles['most']}` : styles['share']}>
                {labels.share(share)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
