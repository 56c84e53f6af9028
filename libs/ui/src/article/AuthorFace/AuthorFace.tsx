import type { JSX } from 'react';
import { initialsOf } from '../Byline/initialsOf';
import styles from './AuthorFace.module.css';

type AuthorFaceProps = {
  name: string;
  picture: string | null;
  /** What a picture is that is more than the name beside it: a drawing. */
  alt?: string;
};

/** Portrait or initials of an author, beside the name. Screen readers are told of a portrait with words. */
export function AuthorFace({ name, picture, alt = '' }: AuthorFaceProps): JSX.Element {
  return picture ? (
    <img className={styles['face']} src={picture} width="88" height="88" alt={alt} />
  ) : (
    <span className={styles['face']} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
