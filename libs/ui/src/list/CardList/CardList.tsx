import type { JSX, ReactNode } from 'react';
import styles from './CardList.module.css';

/** Cards below each other in one box; the cards themselves have none. */
export function CardList({ children }: { children: ReactNode }): JSX.Element {
  return <div className={styles['list']}>{children}</div>;
}
