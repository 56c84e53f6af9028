import type { JSX, ReactNode } from 'react';
import { commentCountAttribute } from './commentAttributes';
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
  | {
      kind: 'service';
      /** For screen readers, before the number: "Comentarios". */
      label?: string;
      slot?: ReactNode;
    };

export type CommentCountProps = {
  /** Id of the conversation, for the comments service. Empty: that of the page. */
  articleId: string;
  counter: CommentCounter;
  /** Chosen by the site. */
  icon?: CommentIconName;
};

type ValueProps = { articleId: string; counter: Exclude<CommentCounter, { kind: 'hidden' }> };

function Value({ articleId, counter }: ValueProps): JSX.Element {
  if (counter.kind === 'service')
    return (
      <>
        {counter.label ? <span className="srOnly">{counter.label}</span> : null}
        <span className={styles['slot']} {...{ [commentCountAttribute]: articleId }}>
          {counter.slot ?? null}
        </span>
      </>
    );
  return (
    <>
      <span aria-hidden="true">{counter.text}</span>
      <span className="srOnly">{counter.label}</span>
    </>
  );
}

/** Number of comments: 23 px high, 25 px from tablets on. */
export function CommentCount({ articleId, counter, icon = 'bubble' }: CommentCountProps): JSX.Element | null {
  if (counter.kind === 'hidden') return null;
  return (
    <span className={styles['count']}>
      <CommentIcon name={icon} />
      <Value articleId={articleId} counter={counter} />
    </span>
  );
}
