import { contrastPairsOf } from '@cancha/themes/contrastPairsOf';
import { contrastRatio } from '@cancha/themes/contrastRatio';
import type { ThemeTokens } from '@cancha/themes/ThemeTokens';
import type { JSX } from 'react';
import styles from './themes.module.css';

type ColoursProps = { tokens: ThemeTokens; scheme: 'light' | 'dark' };

/** The colours of one scheme, and how each pair in use reads: the figure is computed here, from the tokens. */
export function Colours({ tokens, scheme }: ColoursProps): JSX.Element {
  const colours = tokens[scheme];
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
        {contrastPairsOf(tokens, scheme).map(({ on, behind, need }) => {
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
