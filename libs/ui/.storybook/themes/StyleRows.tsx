import type { ThemeStyles } from '@cancha/themes/ThemeTokens';
import type { StyleRow } from '@cancha/themes/styles/StyleRow';
import type { JSX, ReactNode } from 'react';
import { storyBrands } from '../toolbar/brands';
import { Scheme } from './Scheme';
import { themeSets, tokensOf } from './themeSets';
import styles from './themes.module.css';

type StyleRowsProps = {
  part: keyof ThemeStyles;
  rows: Readonly<Record<string, StyleRow<string>>>;
  scheme: 'light' | 'dark';
  /** The part itself as a theme wears it, told apart by the row it shows: ids may not repeat on a page. */
  sample: (row: string, theme: string) => ReactNode;
};

const nameOf = (theme: string) => storyBrands.get(theme)?.name ?? theme;

/** Each row of a style in the theme that wears it first, who wears it, and what it sets. */
export function StyleRows({ part, rows, scheme, sample }: StyleRowsProps): JSX.Element {
  return (
    <>
      {Object.entries(rows).map(([row, { values }]) => {
        const wearers = themeSets.filter((theme) => tokensOf(theme).styles[part] === row);
        return (
          <Scheme
            key={row}
            theme={wearers[0] ?? 'fca'}
            scheme={scheme}
            title={`${row}: ${wearers.map(nameOf).join(', ') || 'nobody yet'}`}
          >
            {wearers[0] ? sample(row, wearers[0]) : null}
            <dl className={styles['layout']}>
              {Object.entries(values).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Scheme>
        );
      })}
    </>
  );
}
