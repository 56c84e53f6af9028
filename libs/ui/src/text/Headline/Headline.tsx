import type { CSSProperties, JSX, ReactNode } from 'react';
import { joinClasses } from '../../base/joinClasses';
import styles from './Headline.module.css';

/** `title`: of an article, over its own page. */
export type HeadlineSize = 'title' | 'lead' | 'second' | 'card' | 'section';

type HeadlineProps = {
  /** Heading level, clamped to 1–6. */
  level: number;
  size: HeadlineSize;
  /** Lines before CSS clamps it. The full text stays in the HTML. */
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
      className={joinClasses(styles['headline'], styles[size], cut && styles['cut'])}
    >
      {children}
    </Tag>
  );
}
