import type { JSX } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './PromoBar.module.css';

export type PromoBarProps = {
  href: string;
  text: string;
  rel?: string | undefined;
  /** Full page load instead of client navigation. */
  fullLoad?: boolean;
};

/** A link below the header, of at most two lines. */
export function PromoBar({ href, text, rel, fullLoad = false }: PromoBarProps): JSX.Element {
  return (
    <a
      className={styles['promo']}
      href={href}
      {...(rel ? { rel } : {})}
      {...(fullLoad ? { 'data-full-load': '' } : {})}
    >
      <span className="wrap">
        <span className={styles['text']}>{text}</span>
        <LineIcon box={12}>
          <path d="m4 2 4 4-4 4" />
        </LineIcon>
      </span>
    </a>
  );
}
