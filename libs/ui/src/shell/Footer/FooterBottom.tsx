import type { JSX } from 'react';
import { jsOnlyClass } from '../../device/deviceAttributes';
import { FooterGroup } from '../FooterGroup/FooterGroup';
import { NavLink } from '../NavLink';
import styles from './FooterBottom.module.css';
import type { FooterProps } from './FooterProps';
import { FooterSiteLogo } from './FooterSiteLogo';
import { logoPlaces } from './logoPlaces';

type FooterBottomProps = Pick<
  FooterProps,
  'bottomLinks' | 'deviceLinks' | 'site' | 'partOfGroup' | 'contact' | 'copyright' | 'labels'
>;

/** The last row: legal links, contact, copyright. */
export function FooterBottom({
  bottomLinks = [],
  deviceLinks = [],
  site,
  partOfGroup,
  contact,
  copyright,
  labels,
}: FooterBottomProps): JSX.Element {
  return (
    <div className={styles['bottom']}>
      {bottomLinks.length > 0 ? (
        <ul className={styles['links']} aria-label={labels.bottom}>
          {bottomLinks.map((item) => (
            <li key={item.id} {...(item.divider ? { className: styles['divided'] } : {})}>
              <NavLink item={item} />
            </li>
          ))}
        </ul>
      ) : null}
      {deviceLinks.length > 0 ? (
        <ul className={`${jsOnlyClass} ${styles['links']}`} aria-label={labels.device}>
          {deviceLinks.map((item) => (
            <li key={item.id}>
              <NavLink item={item} />
            </li>
          ))}
        </ul>
      ) : null}
      {contact ? (
        <p className={styles['contact']}>
          {contact.text} <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      ) : null}
      {site && logoPlaces(site.position).bottom ? <FooterSiteLogo site={site} /> : null}
      {partOfGroup ? <FooterGroup {...partOfGroup} /> : null}
      <p className={styles['copyright']}>{copyright}</p>
    </div>
  );
}
