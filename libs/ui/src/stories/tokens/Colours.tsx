import type { SchemeColours } from '@cancha/themes/ThemeTokens';
import type { JSX } from 'react';
import { contrastPairs } from './contrastPairs';
import { contrastRatio } from './contrastRatio';
import styles from './tokens.module.css';

/** The colours of one scheme, and how each pair in use reads: the figure is computed here, from the tokens. */
export function Colours({ colours }: { colours: SchemeColours }): JSX.Element {
  return (
    <>
      <ul className={styles['grid']}>
        {Object.entries(colours).map(([name, colour]) => (
          <li key={name}>
            <span className={styles['swatch']} style={{ background: colour }} />
            {name} <code>{colour}</code>
          </li>
        ))}
      </ul>
      <ul className={styles['grid']}>
        {contrastPairs.map(({ on, behind, need }) => {
          const ratio = contrastRatio(colours[on], colours[behind]);
          // A pair that is never text is shown as the bar it is: as a word it would be too faint.
          const shown =
            need === 3 ? <span className={styles['bar']} style={{ background: colours[on] }} /> : 'Abc';
          return (
            <li key={`${on}-${behind}`}>
              <span className={styles['sample']} style={{ background: colours[behind], color: colours[on] }}>
                {shown}
              </span>
              {on} / {behind}: {ratio.toFixed(1)} {ratio >= need ? `≥ ${need}` : `fails ${need}`}
            </li>
          );
        })}
      </ul>
    </>
  );
}
