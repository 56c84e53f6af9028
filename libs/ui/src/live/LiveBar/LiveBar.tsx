import type { JSX } from 'react';
import { StateChip } from '../../match/StateChip/StateChip';
import { liveNote, liveStatus, liveUpdate } from '../liveAttributes';
import styles from './LiveBar.module.css';

type LiveBarProps = {
  state: 'live' | 'finished';
  /** "En vivo", "Finalizado". */
  stateText: string;
  /** Of when what is shown is: "Al día a las 16:42". */
  note: string;
  /** Leads to the newest posts by loading the page. */
  update: { href: string; text: string };
};

/**
 * Over the posts of a live blog, and in sight while they are read: whether more are to come, how old what is shown is,
 * and the way to what is new. Its height never changes, whatever it has to say.
 */
export function LiveBar({ state, stateText, note, update }: LiveBarProps): JSX.Element {
  return (
    <div className={styles['bar']}>
      <StateChip match={{ state: state === 'live' ? 'live' : 'off', stateText }} />
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
