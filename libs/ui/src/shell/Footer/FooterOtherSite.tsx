import type { JSX } from 'react';
import type { FooterProps } from './FooterProps';
import styles from './FooterOtherSite.module.css';
import { FooterSiteLogo } from './FooterSiteLogo';
import { logoPlaces } from './logoPlaces';

type FooterSelfProps = Pick<FooterProps, 'site' | 'description'>;

/** Another site's logo in the upper area, and its description, which is shown even without the logo. */
export function FooterOtherSite({ site, description }: FooterSelfProps): JSX.Element | null {
  const upper = site && logoPlaces(site.position).upper ? site : undefined;
  if (!upper && !description) return null;
  return (
    <div className={styles['self']}>
      {upper ? <FooterSiteLogo site={upper} /> : null}
      {description ? <p>{description}</p> : null}
    </div>
  );
}
