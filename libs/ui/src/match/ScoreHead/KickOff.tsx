import type { JSX } from 'react';
import styles from './ScoreHead.module.css';

export type KickOffProps = {
  /** `14:00`, or a day where the hour is not known. */
  text: string;
  isTimeKnown: boolean;
  /** ISO 8601. */
  at: string;
  /** "mar 24 nov", where the hour is known. */
  day: string | null;
  zone: string | null;
  /** "Faltan 3 días", "Se juega hoy"; `null` where it is past or far. */
  until: string | null;
};

/** When a match begins, as large as its score will be. */
export function KickOff({ text, isTimeKnown, at, day, zone, until }: KickOffProps): JSX.Element {
  return (
    <div className={styles['kickOff']} data-part="kickOff">
      <KickOffText {...{ text, isTimeKnown, at, day, zone, until }} />
    </div>
  );
}

/** What is in it, as an open page takes it in. */
export function KickOffText({ text, isTimeKnown, at, day, zone, until }: KickOffProps): JSX.Element {
  return (
    <>
      {day ? <span>{day}</span> : null}
      <time dateTime={isTimeKnown ? at : at.slice(0, 10)} {...(isTimeKnown ? {} : { 'data-day': '' })}>
        {text}
      </time>
      {zone ? <span>{zone}</span> : null}
      {until ? <b {...(isTimeKnown ? { 'data-countdown': at } : {})}>{until}</b> : null}
    </>
  );
}
