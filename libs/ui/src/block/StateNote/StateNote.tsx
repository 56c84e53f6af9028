import type { JSX, ReactNode } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './StateNote.module.css';

/** `empty`: there is nothing; `error`: it could not be had; `stale`: it is old; `offline`: this is a copy. */
export type StateNoteKind = 'empty' | 'error' | 'stale' | 'offline';

type StateNoteProps = {
  kind: StateNoteKind;
  /** What happened, as a sentence. */
  title: string;
  /** What to do instead, or what stays as it was. */
  hint?: string | undefined;
  /** How old what is shown is, in words: "Último dato hace 3 min." Goes before the hint. */
  age?: string | undefined;
  /** A way on: to load the page again, to another day. */
  action?: { href: string; text: string } | undefined;
};

const drawings: Record<StateNoteKind, ReactNode> = {
  // A pitch without players.
  empty: <path d="M3 5h26v22H3zM16 5v22M16 12a4 4 0 1 0 .1 0" />,
  error: <path d="M16 4 30 28H2zM16 13v7M16 23v2" />,
  stale: <path d="M16 4a12 12 0 1 0 .1 0M16 9v8l5 3" />,
  offline: <path d="M4 13a18 18 0 0 1 24 0M9 18a11 11 0 0 1 14 0M14 23a4 4 0 0 1 4 0M5 4l22 24" />,
};

/** Instead of a list, or over one: what happened, how old it is, what comes next. The rest of the page stays. */
export function StateNote({ kind, title, hint, age, action }: StateNoteProps): JSX.Element {
  // What changes while the page is open is said when it does.
  const says = kind === 'stale' || kind === 'offline' ? { role: 'status' } : {};
  return (
    <div className={`${styles['note']} ${styles[kind]}`} {...says}>
      <LineIcon box={32}>{drawings[kind]}</LineIcon>
      <p>
        <b>{title}</b> {[age, hint].filter(Boolean).join(' ')}
      </p>
      {action ? <a href={action.href}>{action.text}</a> : null}
    </div>
  );
}
