import type { JSX } from 'react';
import styles from './TopicChips.module.css';

type TopicChipsProps = { label: string; topics: readonly { href: string; name: string }[] };

export function TopicChips({ label, topics }: TopicChipsProps): JSX.Element | null {
  if (topics.length === 0) return null;
  return (
    <nav aria-label={label} className={styles['chips']}>
      {topics.map(({ href, name }) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </nav>
  );
}
