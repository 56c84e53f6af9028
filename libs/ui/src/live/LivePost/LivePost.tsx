import type { JSX } from 'react';
import { TitleText } from '../../text/TitleText/TitleText';
import { liveDay, livePost } from '../liveAttributes';
import styles from './LivePost.module.css';

export type LivePostProps = {
  /** Names the post in its blog. */
  postKey: string;
  /** Id of its place on the page, which a permalink leads to. */
  anchor: string;
  /** The day in words, over the first post of each: "Hoy, dom 5 jul · hora de Costa Rica". */
  day: { iso: string; text: string } | null;
  /** Hour on the clocks of the site; `date` goes before it for who does not see the day above. */
  time: { iso: string; text: string; date: string } | null;
  /** Of the match: "79’". */
  minute: string | null;
  title: string;
  /** Sanitised HTML. */
  body: string;
  /** Said of a post that a summary would tell; `null` of others. */
  keyText: string | null;
  edited: { iso: string; text: string } | null;
  /** The post's own address. */
  permalink: { href: string; label: string };
};

/** One post of a live blog. The caller has cleaned its body. */
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
