import type { JSX } from 'react';
import styles from './TopicChips.module.css';

type Topic = {
  href: string;
  name: string;
  /** What is seen already. */
  current?: boolean;
};

type TopicChipsProps = { label: string; topics: readonly Topic[] };

export function TopicChips({ label, topics }: TopicChipsProps): JSX.Element | null {
  if (topics.length === 0) return null;
  return (
    <nav aria-label={label} className={styles['chips']}>
      {topics.map(({ href, name, current }) => (
        <a key={href} href={href} {...(current ? { 'aria-current': 'true' } : {})}>
          {name}
        </a>
      ))}
    </nav>
  );
}
