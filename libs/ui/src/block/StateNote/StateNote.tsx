import type { JSX, ReactNode } from 'react';
import { joinClasses } from '../../base/joinClasses';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './StateNote.module.css';

/** `error`: failed to load; `stale`: old data; `offline`: a cached copy. */
export type StateNoteKind = 'empty' | 'error' | 'stale' | 'offline';

type StateNoteProps = {
  kind: StateNoteKind;
  title: string;
  /** What to do next. */
  hint?: string | undefined;
  /** Before the hint: "Último dato hace 3 min." */
  age?: string | undefined;
  /** To reload the page, or to another day. */
  action?: { href: string; text: string } | undefined;
};

const drawings: Record<StateNoteKind, ReactNode> = {
  // A pitch without players.
  empty: <path d="M3 5h26v22H3zM16 5v22M16 12a4 4 0 1 0 .1 0" />,
  error: <path d="M16 4 30 28H2zM16 13v7M16 23v2" />,
  stale: <path d="M16 4a12 12 0 1 0 .1 0M16 9v8l5 3" />,
  offline: <path d="M4 13a18 18 0 0 1 24 0M9 18a11 11 0 0 1 14 0M14 23a4 4 0 0 1 4 0M5 4l22 24" />,
};

/** Instead of a list or above one: what happened, and what to do next. */
export function StateNote({ kind, title, hint, age, action }: StateNoteProps): JSX.Element {
  // Announced when it changes on an open page.
  const says = kind === 'stale' || kind === 'offline' ? { role: 'status' } : {};
  return (
    <div className={joinClasses(styles['note'], styles[kind])} {...says}>
      <LineIcon box={32}>{drawings[kind]}</LineIcon>
      <p>
        <b>{title}</b> {[age, hint].filter(Boolean).join(' ')}
      </p>
      {action ? <a href={action.href}>{action.text}</a> : null}
    </div>
  );
}
