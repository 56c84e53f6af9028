import type { JSX } from 'react';
import { closesOnEscape } from '../../shell/CloseOnEscape/closesOnEscape';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './VersionSwitcher.module.css';

/** Another version of what is being read. */
export type Version = {
  name: string;
  href: string;
  /** The version being read. */
  current: boolean;
  /** Language of the version, where it is another one. */
  hreflang?: string | undefined;
};

type VersionSwitcherProps = {
  versions: readonly Version[];
  labels: {
    /** What the button does, closed and open: "Ver otras versiones", "Cerrar las versiones". */
    open: string;
    close: string;
  };
};

/**
 * A button that opens and closes the list of the other versions, without JavaScript as well. Nothing where there is
 * one version only. Another version may have another language and other colours, so its document is loaded whole.
 */
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
