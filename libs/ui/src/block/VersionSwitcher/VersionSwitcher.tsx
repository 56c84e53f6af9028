import type { JSX } from 'react';
import { closesOnEscape } from '../../shell/CloseOnEscape/closesOnEscape';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './VersionSwitcher.module.css';

export type Version = {
  name: string;
  href: string;
  /** The current version. */
  current: boolean;
  /** If the language differs. */
  hreflang?: string | undefined;
};

type VersionSwitcherProps = {
  versions: readonly Version[];
  labels: {
    /** Of the button: "Ver otras versiones", "Cerrar las versiones". */
    open: string;
    close: string;
  };
};

/** Opens and closes the list of versions, also without JavaScript. Nothing for a single version. */
export function VersionSwitcher({ versions, labels }: VersionSwitcherProps): JSX.Element | null {
  if (versions.length < 2) return null;
  return (
    <details className={styles['switcher']} {...{ [closesOnEscape]: '' }}>
      <summary>
        <span className={styles['whenClosed']}>{labels.open}</span>
        <span className={styles['whenOpen']}>{labels.close}</span>
        <LineIcon box={12}>
          <path d="m2 4 4 4 4-4" />
        </LineIcon>
      </summary>
      <ul>
        {versions.map(({ name, href, current, hreflang }) => (
          <li key={href}>
            <a
              href={href}
              data-full-load=""
              {...(hreflang ? { hrefLang: hreflang, lang: hreflang } : {})}
              {...(current ? { 'aria-current': true } : {})}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
