import type { JSX } from 'react';
import { HelpContacts, type HelpContact } from '../HelpContacts/HelpContacts';
import styles from './AdultNotice.module.css';

type AdultNoticeProps = {
  /** "18+". */
  mark: string;
  text: string;
  /** What follows: where the site's money comes from, why there is nothing to see. */
  notes?: readonly string[];
  contacts?: readonly HelpContact[];
};

/** Above everything about betting. */
export function AdultNotice({ mark, text, notes = [], contacts = [] }: AdultNoticeProps): JSX.Element {
  return (
    <div className={styles['notice']} role="note">
      <b>{mark}</b>
      <div>
        <p>
          <strong>{text}</strong>
        </p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <HelpContacts contacts={contacts} />
      </div>
    </div>
  );
}
