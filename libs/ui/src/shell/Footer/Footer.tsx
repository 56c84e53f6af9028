import type { JSX } from 'react';
import type { NavGroup } from '../NavItem';
import { NavLink } from '../NavLink';
import styles from './Footer.module.css';

export type FooterProps = {
  logo: { src: string; width: number; height: number; href: string; label: string };
  columns: readonly NavGroup[];
  /** Legal duty of a site that writes about betting. */
  responsibleGambling: { mark: string; title: string; text: string };
  /** Who pays the site when a reader opens an account. */
  affiliate: { title: string; text: string };
  copyright: string;
};

export function Footer({
  logo,
  columns,
  responsibleGambling,
  affiliate,
  copyright,
}: FooterProps): JSX.Element {
  return (
    <footer className={styles['footer']}>
      <div className={`wrap ${styles['inner']}`}>
        <a className={styles['logo']} href={logo.href}>
          <img src={logo.src} width={logo.width} height={logo.height} alt={logo.label} loading="lazy" />
        </a>
        <div className={styles['columns']}>
          {columns.map(({ id, title, href = null, items }) => (
            <section key={id}>
              <h2>{href ? <a href={href}>{title}</a> : title}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item.id}>
                    <NavLink item={item} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className={styles['duty']}>
          <b>{responsibleGambling.mark}</b>
          <span>
            <strong>{responsibleGambling.title}</strong> {responsibleGambling.text}
          </span>
        </p>
        <p className={styles['note']}>
          <strong>{affiliate.title}</strong> {affiliate.text}
        </p>
        <p className={styles['base']}>{copyright}</p>
      </div>
    </footer>
  );
}
