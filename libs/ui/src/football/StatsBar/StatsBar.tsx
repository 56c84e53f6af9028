import type { JSX } from 'react';
import styles from './StatsBar.module.css';

export type StatsBarTab = { href: string; text: string; current: boolean };

export type StatsBarProps = {
  /** Accessible name: "Páginas de Saprissa". */
  label: string;
  tabs: readonly StatsBarTab[];
};

const here = ({ current }: StatsBarTab) => (current ? { 'aria-current': 'page' as const } : {});

/** Tabs of a competition, match or team. Scrolls horizontally. */
export function StatsBar({ label, tabs }: StatsBarProps): JSX.Element {
  return (
    <nav className={styles['bar']} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a href={tab.href} {...here(tab)}>
              {tab.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
