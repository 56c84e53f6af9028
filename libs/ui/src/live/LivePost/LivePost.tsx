import type { JSX } from 'react';
import { TitleText } from '../../text/TitleText/TitleText';
import { liveDay, livePost } from '../liveAttributes';
import styles from './LivePost.module.css';

export type LivePostProps = {
  /** Unique in the live blog. */
  postKey: string;
  /** Element id, for permalinks. */
  anchor: string;
  /** Above the first post of a day: "Hoy, dom 5 jul · hora de Costa Rica". */
  day: { iso: string; text: string } | null;
  /** In the site's time zone; `date` is for screen readers. */
  time: { iso: string; text: string; date: string } | null;
  /** Of the match: "79’". */
  minute: string | null;
  title: string;
  /** Sanitised HTML. */
  body: string;
  /** Label of key events; `null` for other posts. */
  keyText: string | null;
  edited: { iso: string; text: string } | null;
  permalink: { href: string; label: string };
};

/** The caller has sanitised the body. */
export function LivePost(props: LivePostProps): JSX.Element {
  const { postKey, anchor, day, time, minute, title, body, keyText, edited, permalink } = props;
  return (
    <li className={styles['item']} {...{ [livePost]: postKey }}>
      {day ? (
        <p className={styles['day']} {...{ [liveDay]: day.iso }}>
          {day.text}
        </p>
      ) : null}
      <article id={anchor} className={`${styles['post']} ${keyText ? styles['key'] : ''}`}>
        <a className={styles['when']} href={permalink.href} aria-label={permalink.label}>
          {time ? (
            <time dateTime={time.iso}>
              <span className="srOnly">{time.date} </span>
              {time.text}
            </time>
          ) : (
            <span aria-hidden="true">#</span>
          )}
        </a>
        <div className={styles['told']}>
          {keyText || minute ? (
            <p className={styles['mark']}>
              {minute ? <b>{minute}</b> : null}
              {keyText}
            </p>
          ) : null}
          {title ? (
            <h3>
              <TitleText text={title} />
            </h3>
          ) : null}
          {body ? <div className={styles['body']} dangerouslySetInnerHTML={{ __html: body }} /> : null}
          {edited ? (
            <p className={styles['edited']}>
              <time dateTime={edited.iso}>{edited.text}</time>
            </p>
          ) : null}
        </div>
      </article>
    </li>
  );
}
