import type { ThemeLayout } from '@cancha/themes/ThemeTokens';
import type { JSX } from 'react';
import { Headline, type HeadlineSize } from '../../text/Headline/Headline';
import styles from './tokens.module.css';

const headlines: readonly HeadlineSize[] = ['lead', 'second', 'section', 'card'];
const texts = ['text', 'meta'] as const;
const spaces = [4, 8, 12, 16, 20, 24, 32, 40, 48];

/** Every size of type a page may use, in the faces of the theme. */
export function TypeSteps(): JSX.Element {
  return (
    <>
      {headlines.map((size) => (
        <Headline key={size} level={2} size={size}>
          {size}: España, campeona del mundo
        </Headline>
      ))}
      {texts.map((step) => (
        <p key={step} style={{ fontSize: `var(--step-${step})` }}>
          {step}: Ferran Torres marcó al 106 y no hubo más. 0123456789
        </p>
      ))}
    </>
  );
}

/** The distances between things, in CSS pixels. */
export function Spacing(): JSX.Element {
  return (
    <ul>
      {spaces.map((px) => (
        <li key={px} className={styles['space']}>
          <span>{px}</span>
          <span className={styles['bar']} style={{ width: px }} />
        </li>
      ))}
    </ul>
  );
}

/** What else tells one brand from another. */
export function Layout({ layout }: { layout: ThemeLayout }): JSX.Element {
  return (
    <dl className={styles['layout']}>
      {Object.entries(layout).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
