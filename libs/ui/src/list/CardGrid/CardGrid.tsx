import type { JSX, ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** One column on phones, two on tablets, four on wider screens. */
export function CardGrid({ children }: { children: ReactNode }): JSX.Element {
  return <div className={styles['grid']}>{children}</div>;
}
