import type { JSX } from 'react';
import { closesOnEscape } from '../CloseOnEscape/closesOnEscape';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './FlagPicker.module.css';

/** An edition to go to. The address may be another host's. */
export type EditionLink = {
  id: string;
  name: string;
  /** Address of the flag's drawing. */
  flag: string;
  href: string;
  hreflang: string;
  /** The edition being read. */
  current: boolean;
};

export type FlagPickerProps = {
  editions: readonly EditionLink[];
  labels: {
    /** Before the name of the current edition: "Cambiar de edición". */
    choose: string;
    /** Name of the list. */
    editions: string;
  };
};

function Flag({ src, lazy = false }: { src: string; lazy?: boolean }): JSX.Element {
  return <img src={src} width="26" height="18" alt="" {...(lazy ? { loading: 'lazy' } : {})} />;
}

/**
 * The edition being read, and the way to the others. It opens without JavaScript; nothing when none is current.
 * Another edition has another language and other colours, so its document is loaded whole.
 */
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
