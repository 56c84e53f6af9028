import type { JSX } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './CalendarLinks.module.css';

type CalendarLink = { href: string; text: string; label: string };

export type CalendarLinksProps = {
  title: string;
  text: string;
  /** Opens the calendar app of the device. */
  subscribe: CalendarLink;
  /** The same file, without a calendar app. */
  download: CalendarLink;
};

export function CalendarLinks({ title, text, subscribe, download }: CalendarLinksProps): JSX.Element {
  return (
    <div className={`${styles['box']} noPrint`}>
      <LineIcon box={32}>
        <path d="M4 7h24v21H4zM4 13h24M10 3v7M22 3v7" />
      </LineIcon>
      <p>
        <b>{title}</b> {text}
      </p>
      <p className={styles['links']}>
        {[subscribe, download].map(({ href, text: name, label }) => (
          <a key={href} href={href} aria-label={label} data-full-load="">
            {name}
          </a>
        ))}
      </p>
    </div>
  );
}
