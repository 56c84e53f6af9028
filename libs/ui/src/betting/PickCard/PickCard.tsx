import type { JSX } from 'react';
import { Headline } from '../../text/Headline/Headline';
import styles from './PickCard.module.css';

/** `rel` comes from the link rules. */
export type BettingLink = { href: string; text: string; rel?: string | undefined };

export type PickCardProps = {
  /** "Apuesta del día". */
  kicker: string;
  title: string;
  text: string;
  /** Market, selection, odds: those that are known. */
  facts: readonly { label: string; value: string; strong?: boolean }[];
  /** Whose odds they are and when they were taken; until when the pick stands. */
  notes: readonly string[];
  link: BettingLink | null;
  /** Heading level of the title. Default 2. */
  level?: number;
};

export function PickCard({ kicker, title, text, facts, notes, link, level = 2 }: PickCardProps): JSX.Element {
  return (
    <article className={styles['pick']}>
      <p className={styles['kicker']}>{kicker}</p>
      <Headline level={level} size="card">
        {title}
      </Headline>
      {text ? <p>{text}</p> : null}
      {facts.length > 0 ? (
        <dl className={styles['facts']}>
          {facts.map(({ label, value, strong }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd {...(strong ? { className: styles['odds'] } : {})}>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
      {link ? (
        <a className={styles['link']} href={link.href} {...(link.rel ? { rel: link.rel } : {})}>
          {link.text}
        </a>
      ) : null}
    </article>
  );
}
