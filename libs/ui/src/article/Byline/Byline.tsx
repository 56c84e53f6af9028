import type { JSX } from 'react';
import styles from './Byline.module.css';

type BylineProps = {
  authors: readonly { name: string; href: string }[];
  /** What stands before the names, as in "Por". */
  by: string;
  published: { iso: string; text: string } | null;
  /** Only when the text changed after publication. */
  modified: { iso: string; text: string } | null;
};

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('');

export function Byline({ authors, by, published, modified }: BylineProps): JSX.Element {
  const [first] = authors;
  return (
    <div className={styles['byline']}>
      {first ? (
        <span className={styles['face']} aria-hidden="true">
          {initials(first.name)}
        </span>
      ) : null}
      <div>
        {first ? (
          <p className={styles['names']}>
            {by}{' '}
            {authors.map(({ name, href }, i) => (
              <span key={href}>
                {i > 0 ? ', ' : ''}
                <a href={href}>{name}</a>
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
