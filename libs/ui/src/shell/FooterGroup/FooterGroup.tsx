import type { JSX } from 'react';
import type { NavItem } from '../NavItem';
import { NavLink } from '../NavLink';
import styles from './FooterGroup.module.css';

export type FooterGroupProps = {
  /** Said before the name: "Es parte de". */
  label: string;
  /** The group, as a link where it has an address. */
  group: NavItem;
  /** White on a dark ground; without one the name stands there. Pixels. */
  logo?: { src: string; width: number; height: number } | null;
};

/** Which group a site is part of. Always in the HTML, and as high with a logo as without one. */
export function FooterGroup({ label, group, logo }: FooterGroupProps): JSX.Element {
  return (
    <p className={styles['group']}>
      <span>{label}</span>
      <NavLink item={group}>
        {logo ? (
          <img src={logo.src} width={logo.width} height={logo.height} alt={group.name} loading="lazy" />
        ) : null}
      </NavLink>
    </p>
  );
}
