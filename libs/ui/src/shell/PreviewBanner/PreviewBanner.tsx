import type { JSX } from 'react';
import styles from './PreviewBanner.module.css';

type PreviewBannerProps = {
  /** "Vista previa". */
  title: string;
  /** What that means for what is on the page. */
  text: string;
  /** The way out, posted as a form; `null` where there is none. */
  leave: { action: string; text: string } | null;
};

/** At the lower edge of the window for as long as a preview is read; at the end of the page it covers nothing. */
export function PreviewBanner({ title, text, leave }: PreviewBannerProps): JSX.Element {
  return (
    <aside className={styles['mark']} aria-label={title}>
      <p>
        <b>{title}</b> {text}
      </p>
      {leave ? (
        <form action={leave.action} method="post">
          <button type="submit">{leave.text}</button>
        </form>
      ) : null}
    </aside>
  );
}
