import type { JSX } from 'react';
import { closesOnEscape } from '../CloseOnEscape/closesOnEscape';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './FlagPicker.module.css';

/** May be on another host. */
export type EditionLink = {
  id: string;
  name: string;
  /** URL of the flag. */
  flag: string;
  href: string;
  hreflang: string;
  /** The current edition. */
  current: boolean;
};

export type FlagPickerProps = {
  editions: readonly EditionLink[];
  labels: {
    /** Before the current edition's name: "Cambiar de edición". */
    choose: string;
    /** Accessible name of the list. */
    editions: string;
  };
};

function Flag({ src, lazy = false }: { src: string; lazy?: boolean }): JSX.Element {
  return <img src={src} width="26" height="18" alt="" {...(lazy ? { loading: 'lazy' } : {})} />;
}

/** Current edition and links to the others. Works without JavaScript. Nothing without a current edition. */
export function FlagPicker({ editions, labels }: FlagPickerProps): JSX.Element | null {
  const current = editions.find((edition) => edition.current);
  if (!current) return null;
  return (
    <details className={styles['picker']} {...{ [closesOnEscape]: '' }}>
      <summary>
        <Flag src={current.flag} />
        <span className="srOnly">{labels.choose}: </span>
        <span className={styles['name']}>{current.name}</span>
        <LineIcon box={12}>
          <path d="m2 4 4 4 4-4" />
        </LineIcon>
      </summary>
      <nav aria-label={labels.editions}>
        <ul>
          {editions.map(({ id, name, flag, href, hreflang, current: here }) => (
            <li key={id}>
              <a
                href={href}
                hrefLang={hreflang}
                lang={hreflang}
                data-full-load=""
                {...(here ? { 'aria-current': true } : {})}
              >
                <Flag src={flag} lazy />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
