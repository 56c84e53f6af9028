import type { JSX } from 'react';
import styles from './HeaderLogo.module.css';

/** A drawing with its real size, in pixels. */
export type LogoPicture = { src: string; width: number; height: number };

export type Logo = LogoPicture & {
  /** Where it leads, the front page as a rule. */
  href: string;
  /** What it says to who cannot see it. */
  label: string;
  /** Another site's: its document is loaded whole. */
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

/** The logo and, after a thin line, a second one with an address of its own. */
export function HeaderLogo({ logo, secondary }: HeaderLogoProps): JSX.Element {
  return (
    <div className={styles['logos']}>
      <LogoLink logo={logo} className={styles['first']} />
      {secondary ? <LogoLink logo={secondary} className={styles['second']} /> : null}
    </div>
  );
}
