import type { JSX } from 'react';
import styles from './FactList.module.css';

/** Referee, venue, attendance: one line each. Nothing when all are unknown. */
export function FactList({
  facts,
}: {
  facts: readonly { name: string; value: string; href?: string | null }[];
}): JSX.Element | null {
  if (facts.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value, href }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
