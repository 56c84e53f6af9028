import type { JSX } from 'react';
import styles from './HelpContacts.module.css';

/** A helpline or an authority. */
export type HelpContact = {
  id: string;
  /** "Línea de ayuda". */
  label: string;
  name: string;
  href?: string;
  rel?: string | undefined;
  target?: '_blank' | undefined;
  referrerPolicy?: 'no-referrer' | undefined;
  phone?: { text: string; href: string };
};

/** Whom to turn to. Nothing where nobody is known. */
export function HelpContacts({ contacts }: { contacts: readonly HelpContact[] }): JSX.Element | null {
  if (contacts.length === 0) return null;
  return (
    <ul className={styles['contacts']}>
      {contacts.map(({ id, label, name, phone, ...link }) => (
        <li key={id}>
          {label}: {link.href ? <a {...link}>{name}</a> : name}
          {phone ? (
            <>
              {' '}
              <a className={styles['phone']} href={phone.href}>
                {phone.text}
              </a>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
