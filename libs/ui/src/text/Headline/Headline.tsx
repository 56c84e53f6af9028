import type { CSSProperties, JSX, ReactNode } from 'react';
import styles from './Headline.module.css';

export type HeadlineSize = 'lead' | 'second' | 'card' | 'section';

type HeadlineProps = {
  /** Heading level; what falls outside 1 to 6 is clamped. */
  level: number;
  size: HeadlineSize;
  /** Lines shown before it is cut, by CSS alone: search engines and screen readers get all of it. */
  lines?: number | undefined;
  id?: string;
  children: ReactNode;
};

export function Headline({ level, size, lines, id, children }: HeadlineProps): JSX.Element {
  const Tag = `h${Math.min(6, Math.max(1, Math.round(level)))}` as 'h1';
  const cut = lines !== undefined && lines >= 1;
  return (
    <Tag
      {...(id ? { id } : {})}
      {...(cut ? { style: { '--headline-lines': Math.floor(lines) } as CSSProperties } : {})}
      className={[styles['headline'], styles[size], cut && styles['cut']].filter(Boolean).join(' ')}
    >
      {children}
    </Tag>
  );
}
