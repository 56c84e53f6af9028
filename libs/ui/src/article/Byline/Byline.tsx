import type { JSX, ReactNode } from 'react';
import styles from './Byline.module.css';
import { initialsOf } from './initialsOf';

type BylineProps = {
  /** Without `href` a name is text; without `picture` initials are shown. `pictureAlt`: what it is, where the name does not say it. */
  authors: readonly { name: string; href: string | null; picture?: string | null; pictureAlt?: string }[];
  /** Before the names: "Por". */
  by: string;
  published: { iso: string; text: string } | null;
  /** Only when the text changed after publication. */
  modified: { iso: string; text: string } | null;
  /** At the end of the line. */
  children?: ReactNode;
};

/** More portraits leave no space for the names. */
const maxFaces = 3;

function Faces({ authors }: Pick<BylineProps, 'authors'>): JSX.Element {
  return (
    <span className={styles['faces']}>
      {authors.slice(0, maxFaces).map(({ name, picture, pictureAlt = '' }, i) =>
        picture ? (
          <img
            key={i}
            className={styles['face']}
            src={picture}
            width="44"
            height="44"
            alt={pictureAlt}
            loading="lazy"
          />
        ) : (
          <span key={i} className={styles['face']} aria-hidden="true">
            {initialsOf(name)}
          </span>
        ),
      )}
    </span>
  );
}

export function Byline({ authors, by, published, modified, children }: BylineProps): JSX.Element {
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
      {children ?? null}
    </div>
  );
}
