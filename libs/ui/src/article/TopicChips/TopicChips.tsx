import type { JSX } from 'react';
import styles from './TopicChips.module.css';

type Topic = {
  href: string;
  name: string;
  /** The current page. */
  current?: boolean;
};

type TopicChipsProps = {
  label: string;
  topics: readonly Topic[];
  /** On narrow screens one row that scrolls. */
  oneRow?: boolean;
};

export function TopicChips({ label, topics, oneRow = false }: TopicChipsProps): JSX.Element | null {
  if (topics.length === 0) return null;
  return (
    <nav aria-label={label} className={oneRow ? `${styles['chips']} ${styles['oneRow']}` : styles['chips']}>
      {topics.map(({ href, name, current }) => (
        <a key={href} href={href} {...(current ? { 'aria-current': 'true' } : {})}>
          {name}
        </a>
      ))}
    </nav>
  );
}
