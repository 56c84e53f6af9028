import type { JSX } from 'react';
import { FooterCompliance } from '../FooterCompliance/FooterCompliance';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import { FooterColumns } from './FooterColumns';
import { FooterExtras } from './FooterExtras';
import { FooterLogo } from './FooterLogo';
import styles from './FooterOne.module.css';
import type { FooterProps } from './FooterProps';
import { FooterOtherSite } from './FooterOtherSite';

/** First layout: logo and social links on top, then columns in full width. */
export function FooterOne(props: FooterProps): JSX.Element {
  const { logo, hideLogo = false, social = [], columns, wrapLinks = false, compliance, labels } = props;
  return (
    <div className={styles['upper']}>
      {hideLogo && social.length === 0 ? null : (
        <div className={styles['top']}>
          {hideLogo ? null : <FooterLogo {...logo} />}
          <SocialLinks links={social} labels={{ list: labels.social, followUs: labels.followUs }} />
        </div>
      )}
      <FooterColumns columns={columns} wrapLinks={wrapLinks} most={5} />
      <FooterOtherSite {...props} />
      <FooterExtras {...props} />
      {compliance ? <FooterCompliance {...compliance} /> : null}
    </div>
  );
}
