import type { JSX } from 'react';
import { initialsOf } from '../Byline/initialsOf';
import styles from './AuthorFace.module.css';

type AuthorFaceProps = { name: string; picture: string | null };

/** Portrait or initials of an author, beside the name. Hidden from screen readers. */
export function AuthorFace({ name, picture }: AuthorFaceProps): JSX.Element {
  return picture ? (
    <img className={styles['face']} src={picture} width="88" height="88" alt="" />
  ) : (
    <span className={styles['face']} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
