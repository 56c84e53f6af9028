import type { CSSProperties, JSX } from 'react';
import { NavLink } from '../NavLink';
import styles from './FooterColumns.module.css';
import type { FooterLinks } from './FooterProps';

type FooterColumnsProps = { columns: readonly FooterLinks[]; wrapLinks: boolean; most: number };

/** Columns of links, at most `most` in a row. */
export function FooterColumns({ columns, wrapLinks, most }: FooterColumnsProps): JSX.Element | null {
  const filled = columns.filter(({ items, href }) => items.length > 0 || href);
  if (filled.length === 0) return null;
  const count: Record<`--${string}`, number> = {
    // On tablets no column is alone in a second row.
    '--tablet-columns': filled.length === 4 ? 4 : 3,
    '--columns': Math.min(Math.max(filled.length, 3), most),
  };
  return (
    <div
      className={`${styles['columns']} ${wrapLinks ? styles['wrapped'] : ''}`}
      style={count satisfies CSSProperties}
    >
      {filled.map(({ id, title, href = null, items }) => (
        <section key={id}>
          {title ? <h2>{href ? <a href={href}>{title}</a> : title}</h2> : null}
          <ul>
            {items.map((item) => (
              <li key={item.id} {...(item.divider ? { className: styles['divided'] } : {})}>
                <NavLink item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
