import type { JSX } from 'react';
import { FooterCompliance } from '../FooterCompliance/FooterCompliance';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import { FooterColumns } from './FooterColumns';
import { FooterExtras } from './FooterExtras';
import { FooterLogo } from './FooterLogo';
import type { FooterProps } from './FooterProps';
import { FooterOtherSite } from './FooterOtherSite';
import styles from './FooterTwo.module.css';

/** Second layout: brand on the left, links on the right, the last row in a separate band. */
export function FooterTwo(props: FooterProps): JSX.Element {
  const { logo, hideLogo = false, social = [], columns, wrapLinks = false, compliance, labels } = props;
  return (
    <div className={styles['upper']}>
      <div className={styles['self']}>
        {hideLogo ? null : <FooterLogo {...logo} />}
        <FooterOtherSite {...props} />
        <SocialLinks links={social} labels={{ list: labels.social, followUs: labels.followUs }} />
      </div>
      <div className={styles['links']}>
        <FooterColumns columns={columns} wrapLinks={wrapLinks} most={4} />
        <FooterExtras {...props} />
        {compliance ? <FooterCompliance {...compliance} /> : null}
      </div>
    </div>
  );
}
