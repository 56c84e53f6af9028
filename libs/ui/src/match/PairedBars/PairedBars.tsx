import type { CSSProperties, JSX } from 'react';
import styles from './PairedBars.module.css';

export type PairedFigure = {
  id: string;
  name: string;
  home: number;
  away: number;
  /** Formatted: `58 %`. */
  homeText: string;
  awayText: string;
};

type PairedBarsProps = { figures: readonly PairedFigure[]; home: string; away: string };

const share = (own: number, other: number): CSSProperties => {
  const whole = own + other;
  return { '--share': `${whole > 0 ? Math.round((own / whole) * 100) : 0}%` } as CSSProperties;
};

/** Figures of both sides as paired bars. */
export function PairedBars({ figures, home, away }: PairedBarsProps): JSX.Element | null {
  if (figures.length === 0) return null;
  return (
    <dl className={styles['bars']}>
      {figures.map((figure) => (
        <div key={figure.id}>
          <dt>{figure.name}</dt>
          <dd>
            <span className="srOnly">{home}: </span>
            {figure.homeText}
          </dd>
          <dd>
            <span className="srOnly">{away}: </span>
            {figure.awayText}
          </dd>
          <i aria-hidden="true" style={share(figure.home, figure.away)} />
          <i aria-hidden="true" style={share(figure.away, figure.home)} />
        </div>
      ))}
    </dl>
  );
}
