import type { JSX } from 'react';
import styles from './FooterLogo.module.css';
import type { FooterProps } from './FooterProps';

/** The site's logo, in the theme's footer height. */
export function FooterLogo({ src, width, height, href, label }: FooterProps['logo']): JSX.Element {
  return (
    <a className={styles['logo']} href={href}>
      <img src={src} width={width} height={height} alt={label} loading="lazy" />
    </a>
  );
}
