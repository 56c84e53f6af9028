import type { JSX } from 'react';
import { TitleText } from '../../text/TitleText/TitleText';
import styles from './ClockList.module.css';

export type ClockItem = {
  id: number | string;
  title: string;
  href: string;
  /** `text` is the time, or the date if it was not today. */
  published: { iso: string; text: string };
};

/** The latest news with time and title. */
export function ClockList({ items }: { items: readonly ClockItem[] }): JSX.Element {
  return (
    <ul className={styles['list']}>
      {items.map(({ id, title, href, published }) => (
        <li key={id}>
          <time dateTime={published.iso}>{published.text}</time>
          <a href={href}>
            <TitleText text={title} />
          </a>
        </li>
      ))}
    </ul>
  );
}
