import type { JSX } from 'react';
import type { NavItem } from '../NavItem';
import { NavLink } from '../NavLink';
import { socialIcons } from './socialIcons';
import styles from './SocialLinks.module.css';

/** `name` is that of the network. */
export type SocialLink = NavItem & {
  /** `twitter`, `facebook`, `instagram`, `youtube` or `linkedin`. Others are shown by name. */
  network: string;
};

type SocialLinksProps = {
  links: readonly SocialLink[];
  labels: {
    list: string;
    /** Before the links, where a brand invites: "Síguenos". */
    followUs?: string | undefined;
  };
};

/** Icons as links; without a URL the name of the network as text. */
export function SocialLinks({ links, labels }: SocialLinksProps): JSX.Element | null {
  const named = links.filter(({ name }) => name.trim() !== '');
  if (named.length === 0) return null;
  const list = (
    <ul className={styles['links']} aria-label={labels.list}>
      {named.map((link) => (
        <li key={link.id}>
          <SocialEntry link={link} />
        </li>
      ))}
    </ul>
  );
  if (!labels.followUs) return list;
  return (
    <div className={styles['links']}>
      <p>{labels.followUs}</p>
      {list}
    </div>
  );
}

function SocialEntry({ link }: { link: SocialLink }): JSX.Element {
  const icon = Object.hasOwn(socialIcons, link.network) ? socialIcons[link.network] : undefined;
  if (!link.href || !icon) return <NavLink item={link} className={styles['text'] ?? ''} />;
  return (
    <NavLink item={link} className={styles['icon'] ?? ''}>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
        {icon}
      </svg>
      <span className="srOnly">{link.name}</span>
    </NavLink>
  );
}
