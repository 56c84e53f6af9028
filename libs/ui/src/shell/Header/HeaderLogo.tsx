import type { JSX } from 'react';
import styles from './HeaderLogo.module.css';

/** Size in pixels. */
export type LogoPicture = { src: string; width: number; height: number };

export type Logo = LogoPicture & {
  /** Usually the home page. */
  href: string;
  /** Accessible name. */
  label: string;
  /** Of another site: full page load. */
  fullLoad?: boolean;
};

type HeaderLogoProps = { logo: Logo; secondary?: Logo | undefined };

function LogoLink({ logo, className }: { logo: Logo; className?: string | undefined }): JSX.Element {
  return (
    <a className={className} href={logo.href} {...(logo.fullLoad ? { 'data-full-load': '' } : {})}>
      <img src={logo.src} width={logo.width} height={logo.height} alt={logo.label} />
    </a>
  );
}

/** The logo and, after a thin line, a second one with its own link. */
export function HeaderLogo({ logo, secondary }: HeaderLogoProps): JSX.Element {
  return (
    <div className={styles['logos']}>
      <LogoLink logo={logo} className={styles['first']} />
      {secondary ? <LogoLink logo={secondary} className={styles['second']} /> : null}
    </div>
  );
}
