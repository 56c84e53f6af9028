import type { JSX } from 'react';
import { NavLink } from '../NavLink';
import type { FooterSite } from './FooterProps';
import styles from './FooterSiteLogo.module.css';

/** Logo or, without one, name of another site. */
export function FooterSiteLogo({ site: { link, logo } }: { site: FooterSite }): JSX.Element {
  return (
    <NavLink item={link} className={styles['logo'] ?? ''}>
      {logo ? (
        <img src={logo.src} width={logo.width} height={logo.height} alt={link.name} loading="lazy" />
      ) : null}
    </NavLink>
  );
}
