import type { JSX } from 'react';
import styles from './MatchTabs.module.css';

type MatchTabsProps = {
  label: string;
  tabs: readonly { href: string; text: string; current: boolean }[];
};

/** The pages of one match, as links. */
export function MatchTabs({ label, tabs }: MatchTabsProps): JSX.Element {
  return (
    <nav className={styles['tabs']} aria-label={label}>
      <div className="wrap">
        {tabs.map(({ href, text, current }) => (
          <a key={href} href={href} {...(current ? { 'aria-current': 'page' } : {})}>
            {text}
          </a>
        ))}
      </div>
    </nav>
  );
}
