import type { JSX } from 'react';
import styles from './Breadcrumbs.module.css';

/** A page on the way from the front page to the one being read. */
export type Crumb = {
  name: string;
  /** Absent where there is nothing to go to: the page being read, or a step without a page of its own. */
  href: string | null;
};

type BreadcrumbsProps = {
  /** From the front page down; the last one is the page being read. Made to serve structured data as it is. */
  items: readonly Crumb[];
  /** Name of the navigation. */
  label: string;
};

/**
 * Where a page lies, and the way up. A name that does not fit is cut by the style sheet alone: search engines and
 * screen readers have it whole. Nothing for the front page itself.
 */
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
