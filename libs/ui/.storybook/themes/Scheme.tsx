import type { JSX, ReactNode } from 'react';
import styles from './themes.module.css';

type SchemeProps = { theme: string; scheme: 'light' | 'dark'; title: string; children: ReactNode };

/** A piece of page that wears a theme of its own, whatever the toolbar says: attributes are all it takes. */
export function Scheme({ theme, scheme, title, children }: SchemeProps): JSX.Element {
  return (
    <section className={styles['scheme']} data-theme={theme} data-scheme={scheme}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
