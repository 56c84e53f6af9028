import type { JSX, ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Cards side by side: one on phones, two on tablets, four on anything wider. */
export function CardGrid({ children }: { children: ReactNode }): JSX.Element {
  return <div className={styles['grid']}>{children}</div>;
}
