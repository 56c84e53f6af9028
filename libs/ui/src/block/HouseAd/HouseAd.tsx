import type { JSX } from 'react';
import styles from './HouseAd.module.css';

export type HouseAdProps = {
  /** Says whose it is, with the name of the site. */
  label: string;
  title: string;
  /** Where there is room for it. */
  hint?: string | undefined;
  href: string;
};

/** What a site says in the place of an ad: a card, or a line where the place is low. It fills its place. */
export function HouseAd({ label, title, hint, href }: HouseAdProps): JSX.Element {
  return (
    <div className={styles['place']}>
      <a className={styles['house']} href={href}>
        <span className={styles['label']}>{label}</span>
        <b>{title}</b>
        {hint ? <span className={styles['hint']}>{hint}</span> : null}
      </a>
    </div>
  );
}
