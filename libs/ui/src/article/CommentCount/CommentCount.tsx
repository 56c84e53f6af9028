import type { JSX, ReactNode } from 'react';
import { CommentIcon, type CommentIconName } from './CommentIcon';
import styles from './CommentCount.module.css';

/**
 * Where the number comes from. `hidden`: the newsroom or the site wants none. `number`: known to the server, 0
 * included. `service`: a comments service fills it in; its room is kept meanwhile.
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
  /** Id of the conversation, for what fills or refreshes the number. */
  articleId: string;
  counter: CommentCounter;
  /** As a mark on something else, such as the button of the comments tray. */
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

/** How many comments a story has: 23 px high, 25 px from tablets on. */
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
