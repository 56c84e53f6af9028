import type { JSX } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './CommentsTrigger.module.css';

export type CommentsTriggerProps = {
  /** Where the comments are without a script: an anchor of the page, or a page of theirs. */
  href: string;
  label: string;
  /** What is new to the reader, and what that is called. Nothing is shown for none. */
  notifications?: { count: number; label: string } | undefined;
};

/** Opens the tray of comments. A link, which a comments service may take over. */
export function CommentsTrigger({ href, label, notifications }: CommentsTriggerProps): JSX.Element {
  const news = notifications && notifications.count > 0 ? notifications : undefined;
  return (
    <a className={styles['trigger']} href={href} data-comments-tray="">
      <LineIcon box={24} round>
        <path d="M3 4h18v13H11l-5 4v-4H3z" />
      </LineIcon>
      <span className="srOnly">{news ? `${label}: ${news.label}` : label}</span>
      {news ? (
        <span className={styles['count']} aria-hidden="true">
          {news.count > 99 ? '99+' : news.count}
        </span>
      ) : null}
    </a>
  );
}
