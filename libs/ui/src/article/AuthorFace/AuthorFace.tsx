import type { JSX } from 'react';
import { initialsOf } from '../Byline/initialsOf';
import styles from './AuthorFace.module.css';

type AuthorFaceProps = { name: string; picture: string | null };

/** Who signs, beside the name: a portrait, or the initials. It says nothing that the name does not. */
export function AuthorFace({ name, picture }: AuthorFaceProps): JSX.Element {
  return picture ? (
    <img className={styles['face']} src={picture} width="88" height="88" alt="" />
  ) : (
    <span className={styles['face']} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
