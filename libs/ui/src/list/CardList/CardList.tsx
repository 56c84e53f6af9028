import type { JSX, ReactNode } from 'react';
import styles from './CardList.module.css';

/** Cards one below the other as one box of the theme: the cards in it have none of their own. */
export function CardList({ children }: { children: ReactNode }): JSX.Element {
  return <div className={styles['list']}>{children}</div>;
}
