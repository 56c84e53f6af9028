import type { JSX } from 'react';
import { SectionHead } from '../../list/SectionHead/SectionHead';
import styles from './KeyEvents.module.css';

export type KeyEvent = {
  id: string;
  title: string;
  /** To the post; on the same page no more than `#` and its place. */
  href: string;
  /** Hour of the post; `null` where it is not known. */
  time: { iso: string; text: string } | null;
};

type KeyEventsProps = {
  id: string;
  title: string;
  /** Newest first. */
  events: readonly KeyEvent[];
  /** Opens the whole list, where it is long: "Los 12 momentos clave". */
  allText: string;
};

/** So many are in sight at once; what comes first is the post being read about now. */
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

/** What a summary of a live blog would tell, each leading to its post. Nothing where nothing stands out. */
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
