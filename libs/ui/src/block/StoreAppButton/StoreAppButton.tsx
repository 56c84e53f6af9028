import type { JSX } from 'react';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './StoreAppButton.module.css';

/** `null`: one URL for all stores. */
export type AppStore = 'apple' | 'google' | null;

export type StoreAppButtonProps = {
  /** URL of the app (`urlApp`); without one there is no button. */
  href: string | null;
  rel?: string | undefined;
  store?: AppStore;
  /** "Descargar la app", "App Store". */
  text: string;
  storeName?: string | undefined;
  /** For the header: 36 px high, with a touch target of 44. */
  compact?: boolean;
};

const drawings: Record<'apple' | 'google' | 'any', string> = {
  apple: 'M12 8c1-3 5-3 7-1-3 2-2 6 1 7-2 6-5 8-8 6-3 2-6 0-8-5-2-6 3-9 8-7zM12 6c0-2 1-4 3-4',
  google: 'M5 3v18l15-9zM5 3l10 12M5 21 15 9',
  any: 'M7 2h10v20H7zM11 18.5h2M12 6v7M9 10.5l3 3 3-3',
};

/** Link to the site's app. */
export function StoreAppButton({
  href,
  rel,
  store = null,
  text,
  storeName,
  compact = false,
}: StoreAppButtonProps): JSX.Element | null {
  if (!href) return null;
  return (
    <a
      className={compact ? `${styles['button']} ${styles['compact']}` : styles['button']}
      href={href}
      data-full-load=""
      {...(rel ? { rel } : {})}
    >
      <LineIcon box={24} round>
        <path d={drawings[store ?? 'any']} />
      </LineIcon>
      <span>
        {storeName ? <small>{text} </small> : text}
        {storeName}
      </span>
    </a>
  );
}
