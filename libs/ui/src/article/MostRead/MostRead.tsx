import type { JSX } from 'react';
import { TitleText } from '../../text/TitleText/TitleText';
import styles from './MostRead.module.css';

type MostReadProps = {
  items: readonly { id: number | string; title: string; href: string }[];
  /** 1 in a sidebar. */
  columns?: 1 | 2;
};

export function MostRead({ items, columns = 1 }: MostReadProps): JSX.Element {
  return (
    <ol className={columns === 2 ? `${styles['list']} ${styles['two']}` : styles['list']}>
      {items.map(({ id, title, href }) => (
        <li key={id}>
          <a href={href}>
            <TitleText text={title} />
          </a>
        </li>
      ))}
    </ol>
  );
}
