import type { JSX, ReactNode } from 'react';
import { Headline } from '../../text/Headline/Headline';
import styles from './NewsletterBanner.module.css';

export type NewsletterBannerProps = {
  /** Target of a link: `#boletin`. */
  id?: string;
  title: string;
  info: string;
  terms: string;
  /** Sites in other languages have the terms under an address of their own. */
  termsHref?: string;
  /** The form, a client component. */
  children: ReactNode;
};

/** Newsletter box in full width, above the footer. */
export function NewsletterBanner({
  id,
  title,
  info,
  terms,
  termsHref = '/info/terminos-y-condiciones',
  children,
}: NewsletterBannerProps): JSX.Element {
  const link = <a href={termsHref}>{terms}</a>;
  return (
    <section className={styles['banner']} aria-label={title} {...(id ? { id } : {})}>
      <div className={`wrap ${styles['inner']}`}>
        <div>
          <Headline level={2} size="second">
            {title}
          </Headline>
          <p>
            {info} <span className={styles['wide']}>{link}</span>
          </p>
        </div>
        <div>
          {children}
          <p className={styles['compact']}>{link}</p>
        </div>
      </div>
    </section>
  );
}
