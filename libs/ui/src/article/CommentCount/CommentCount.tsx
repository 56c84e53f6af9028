import type { JSX, ReactNode } from 'react';
import { CommentIcon, type CommentIconName } from './CommentIcon';
import styles from './CommentCount.module.css';

/**
 * Source of the number. `hidden`: switched off by the newsroom or the site. `number`: known to the server. `service`: a
 * comments service fills it in later, and its space is reserved.
 */
export type CommentCounter =
  | { kind: 'hidden' }
  | {
      kind: 'number';
      /** As the site writes numbers: "1 234". */
      text: string;
      /** For screen readers: "1234 comentarios". */
      label: string;
    }
  | { kind: 'service'; slot: ReactNode };

type CommentCountProps = {
  /** Id of the conversation, for the comments service. */
  articleId: string;
  counter: CommentCounter;
  /** As a badge, such as on the comments button. */
  isNotification?: boolean;
  /** Chosen by the site. */
  icon?: CommentIconName;
};

function Value({ counter }: { counter: Exclude<CommentCounter, { kind: 'hidden' }> }): JSX.Element {
  if (counter.kind === 'service') return <span className={styles['slot']}>{counter.slot}</span>;
  return (
    <>
      <span aria-hidden="true">{counter.text}</span>
      <span className="srOnly">{counter.label}</span>
    </>
  );
}

/** Number of comments: 23 px high, 25 px from tablets on. */
export function CommentCount({
  articleId,
  counter,
  isNotification = false,
  icon = 'bubble',
}: CommentCountProps): JSX.Element | null {
  if (counter.kind === 'hidden') return null;
  const look = isNotification ? styles['notification'] : styles['count'];
  return (
    <span className={look} data-article={articleId}>
      {isNotification ? null : <CommentIcon name={icon} />}
      <Value counter={counter} />
    </span>
  );
}
