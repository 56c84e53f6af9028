import type { JSX } from 'react';
import { StateChip } from '../../match/StateChip/StateChip';
import { liveNote, liveStatus, liveUpdate } from '../liveAttributes';
import styles from './LiveBar.module.css';

type LiveBarProps = {
  state: 'live' | 'finished';
  /** "En vivo", "Finalizado". */
  stateText: string;
  /** "Al día a las 16:42". */
  note: string;
  /** To the newest posts, by reloading the page. */
  update: { href: string; text: string };
};

/** Sticky bar above the posts of a live blog: state, age of the data, link to new posts. Its height is fixed. */
export function LiveBar({ state, stateText, note, update }: LiveBarProps): JSX.Element {
  const shown = state === 'live' ? 'live' : 'off';
  return (
    <div className={styles['bar']} data-state={shown}>
      <StateChip match={{ state: shown, stateText }} />
      <span className={styles['note']} {...{ [liveNote]: '' }}>
        {note}
      </span>
      <a className={styles['update']} href={update.href} {...{ [liveUpdate]: '' }}>
        {update.text}
      </a>
      <p className="srOnly" role="status" {...{ [liveStatus]: '' }} />
    </div>
  );
}
