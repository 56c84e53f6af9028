import type { JSX } from 'react';
import styles from './PreviewBanner.module.css';

type PreviewBannerProps = {
  /** "Vista previa". */
  title: string;
  /** Explanation. */
  text: string;
  /** Form that ends the preview, if possible. */
  leave: { action: string; text: string } | null;
};

/** Sticky at the bottom of a preview. */
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
