import type { JSX } from 'react';
import { SectionHead } from '../../list/SectionHead/SectionHead';
import styles from './KeyEvents.module.css';

export type KeyEvent = {
  id: string;
  title: string;
  /** To the post; a fragment if it is on this page. */
  href: string;
  /** Time of the post, if known. */
  time: { iso: string; text: string } | null;
};

type KeyEventsProps = {
  id: string;
  title: string;
  /** Newest first. */
  events: readonly KeyEvent[];
  /** Expands a long list: "Los 12 momentos clave". */
  allText: string;
};

/** Visible without expanding. */
const shown = 5;

function Events({ events }: { events: readonly KeyEvent[] }): JSX.Element {
  return (
    <ol className={styles['list']}>
      {events.map(({ id, title, href, time }) => (
        <li key={id}>
          <a href={href}>
            {time ? <time dateTime={time.iso}>{time.text}</time> : <span aria-hidden="true" />}
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Key events of a live blog, with links to the posts. Nothing without events. */
export function KeyEvents({ id, title, events, allText }: KeyEventsProps): JSX.Element | null {
  if (events.length === 0) return null;
  const rest = events.slice(shown);
  return (
    <nav className={styles['events']} aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <Events events={events.slice(0, shown)} />
      {rest.length > 0 ? (
        <details>
          <summary>{allText}</summary>
          <Events events={rest} />
        </details>
      ) : null}
    </nav>
  );
}
