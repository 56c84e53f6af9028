import type { JSX } from 'react';
import styles from './Breadcrumbs.module.css';

export type Crumb = {
  name: string;
  /** `null` for the current page, and for a level without a page. */
  href: string | null;
};

type BreadcrumbsProps = {
  /** From the home page to the current one. Also used for structured data. */
  items: readonly Crumb[];
  /** Accessible name of the navigation. */
  label: string;
};

/** Long names are cut by CSS only: search engines and screen readers get all of it. Nothing on the home page. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps): JSX.Element | null {
  if (items.length < 2) return null;
  return (
    <nav className={styles['crumbs']} aria-label={label}>
      <ol>
        {items.map(({ name, href }, i) => {
          const isHere = i === items.length - 1;
          return (
            <li key={`${i}-${name}`} title={name}>
              {href && !isHere ? (
                <a href={href}>
                  <span>{name}</span>
                </a>
              ) : (
                <span {...(isHere ? { 'aria-current': 'page' } : {})}>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
