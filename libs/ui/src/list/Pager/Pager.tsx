import type { JSX } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './Pager.module.css';
import { pagesToShow } from './pagesToShow';

export type PagerProps = {
  /** Current page, from 1. */
  page: number;
  /** If only a next page is known, that one. Below 2 there is no pager. */
  lastPage: number;
  /** URL of a page. Only called for pages of the list. */
  hrefOf: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
};

function Arrow({ to }: { to: 'prev' | 'next' }): JSX.Element {
  return (
    <LineIcon box={12}>
      <path d={to === 'prev' ? 'm8 2-4 4 4 4' : 'm4 2 4 4-4 4'} />
    </LineIcon>
  );
}

/** On small screens the neighbours are hidden: previous and next link to them too. */
const isSpare = (n: number, page: number, lastPage: number) =>
  Math.abs(n - page) === 1 && n !== 1 && n !== lastPage;

/** Links to the first, the last and nearby pages. Nothing for a single page. */
export function Pager({ page, lastPage, hrefOf, labels }: PagerProps): JSX.Element | null {
  if (!Number.isInteger(lastPage) || lastPage <= 1) return null;
  const shown = pagesToShow(page, lastPage);
  const crowded = shown.filter((n) => n === null).length > 1;
  return (
    <nav className={styles['pager']} aria-label={labels.nav}>
      {page > 1 ? (
        <a className={styles['step']} href={hrefOf(Math.min(page - 1, lastPage))} rel="prev">
          <Arrow to="prev" />
          {labels.previous}
        </a>
      ) : null}
      <ol>
        {shown.map((n, i) =>
          n === null ? (
            <li key={`gap-${i}`} className={styles['gap']} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={n} {...(crowded && isSpare(n, page, lastPage) ? { className: styles['spare'] } : {})}>
              <a
                href={hrefOf(n)}
                aria-label={labels.page(n)}
                {...(n === page ? { 'aria-current': 'page' } : {})}
              >
                {n}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < lastPage ? (
        <a className={styles['step']} href={hrefOf(Math.max(page + 1, 1))} rel="next">
          {labels.next}
          <Arrow to="next" />
        </a>
      ) : null}
    </nav>
  );
}
