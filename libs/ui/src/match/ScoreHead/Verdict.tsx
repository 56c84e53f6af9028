import type { JSX, ReactNode } from 'react';
import styles from './ScoreHead.module.css';

/** Who went through and how: "Paraguay gana 4-3 por penales". */
export function Verdict({ isFinal, children }: { isFinal: boolean; children: ReactNode }): JSX.Element {
  return (
    <p className={styles['verdict']} {...(isFinal ? {} : { 'data-part': 'verdict' })}>
      {children}
    </p>
  );
}
