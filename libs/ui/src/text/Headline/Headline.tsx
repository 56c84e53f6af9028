import type { JSX, ReactNode } from 'react';
import styles from './Headline.module.css';

export type HeadlineSize = 'lead' | 'second' | 'card' | 'section';

type HeadlineProps = {
  /** Heading level; what falls outside 1 to 6 is clamped. */
  level: number;
  size: HeadlineSize;
  id?: string;
  children: ReactNode;
};

export function Headline({ level, size, id, children }: HeadlineProps): JSX.Element {
  const Tag = `h${Math.min(6, Math.max(1, Math.round(level)))}` as 'h1';
  return (
    <Tag {...(id ? { id } : {})} className={`${styles['headline']} ${styles[size]}`}>
      {children}
    </Tag>
  );
}
