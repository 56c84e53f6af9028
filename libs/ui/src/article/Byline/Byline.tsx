import type { JSX } from 'react';
import styles from './Byline.module.css';
import { initialsOf } from './initialsOf';

type BylineProps = {
  /** Who signs. Without an address a name is no link; without a picture initials stand for it. */
  authors: readonly { name: string; href: string | null; picture?: string | null }[];
  /** What stands before the names, as in "Por". */
  by: string;
  published: { iso: string; text: string } | null;
  /** Only when the text changed after publication. */
  modified: { iso: string; text: string } | null;
};

/** More faces than these would push the names aside. */
const mostFaces = 3;

function Faces({ authors }: Pick<BylineProps, 'authors'>): JSX.Element {
  return (
    <span className={styles['faces']} aria-hidden="true">
      {authors.slice(0, mostFaces).map(({ name, picture }, i) =>
        picture ? (
          <img
            key={i}
            className={styles['face']}
            src={picture}
            width="44"
            height="44"
            alt=""
            loading="lazy"
          />
        ) : (
          <span key={i} className={styles['face']}>
            {initialsOf(name)}
          </span>
        ),
      )}
    </span>
  );
}

export function Byline({ authors, by, published, modified }: BylineProps): JSX.Element {
  const [first] = authors;
  return (
    <div className={styles['byline']}>
      {first ? <Faces authors={authors} /> : null}
      <div>
        {first ? (
          <p className={styles['names']}>
            {by}{' '}
            {authors.map(({ name, href }, i) => (
              <span key={i}>
                {i > 0 ? ', ' : ''}
                {href ? <a href={href}>{name}</a> : name}
              </span>
            ))}
          </p>
        ) : null}
        {published ? (
          <p className={styles['dates']}>
            <time dateTime={published.iso}>{published.text}</time>
            {modified ? (
              <>
                {' · '}
                <time dateTime={modified.iso}>{modified.text}</time>
              </>
            ) : null}
          </p>
        ) : null}
      </div>
    </div>
  );
}
