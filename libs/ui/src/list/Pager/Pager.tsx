import type { JSX } from 'react';
import styles from './Pager.module.css';

type PagerProps = {
  page: number;
  lastPage: number;
  /** Address of a page; page 1 has none of its own. */
  hrefOf: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
};

/** Page numbers worth a link: the ends and what lies around the reader; `null` is a gap. */
export function pagesToShow(page: number, lastPage: number): (number | null)[] {
  const wanted = new Set([1, lastPage, page - 1, page, page + 1].filter((n) => n >= 1 && n <= lastPage));
  const pages = [...wanted].sort((a, b) => a - b);
  return pages.flatMap((n, i) => {
    const before = pages[i - 1];
    if (before === undefined || n === before + 1) return [n];
    return n === before + 2 ? [before + 1, n] : [null, n];
  });
}

/** Pages of a list as real links; nothing when there is only one. */
export function Pager({ page, lastPage, hrefOf, labels }: PagerProps): JSX.Element | null {
  if (lastPage <= 1) return null;
  return (
    <nav className={styles['pager']} aria-label={labels.nav}>
      {page > 1 ? (
        <a className={styles['step']} href={hrefOf(page - 1)} rel="prev">
          {labels.previous}
        </a>
      ) : null}
      <ol>
        {pagesToShow(page, lastPage).map((n, i) =>
          n === null ? (
            <li key={`gap-${i}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={n}>
              <a href={hrefOf(n)} aria-label={labels.page(n)} aria-current={n === page ? 'page' : undefined}>
                {n}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < lastPage ? (
        <a className={styles['step']} href={hrefOf(page + 1)} rel="next">
          {labels.next}
        </a>
      ) : null}
    </nav>
  );
}
