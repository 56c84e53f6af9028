import type { JSX } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './CommentsTrigger.module.css';

export type CommentsTriggerProps = {
  /** Without JavaScript: a fragment or a page. */
  href: string;
  label: string;
  /** Number of new comments with its label. */
  notifications?: { count: number; label: string } | undefined;
};

/** A link, which a comments service may take over to open its tray. */
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
