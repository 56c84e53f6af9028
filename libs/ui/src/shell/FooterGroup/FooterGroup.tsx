import type { JSX } from 'react';
import type { NavItem } from '../NavItem';
import { NavLink } from '../NavLink';
import styles from './FooterGroup.module.css';

export type FooterGroupProps = {
  /** Before the name: "Es parte de". */
  label: string;
  group: NavItem;
  /** White, for dark backgrounds. Size in px. Default: the name. */
  logo?: { src: string; width: number; height: number } | null;
};

/** The group of a site. The same height with and without a logo. */
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
