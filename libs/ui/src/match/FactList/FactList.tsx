import type { JSX } from 'react';
import styles from './FactList.module.css';

/** What is known about a match, one line each: referee, ground, how many came. Nothing when nothing is. */
export function FactList({
  facts,
}: {
  facts: readonly { name: string; value: string }[];
}): JSX.Element | null {
  if (facts.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
