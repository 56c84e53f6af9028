import type { JSX } from 'react';
import { deviceAttributes } from '../deviceAttributes';
import styles from './SaveButton.module.css';

export type SaveButtonProps = {
  /** The article as JSON, as it is to be kept. */
  article: string;
  label: string;
};

/** Keeps an article on the device, and lets it go: a button that is in or out. */
export function SaveButton({ article, label }: SaveButtonProps): JSX.Element {
  return (
    <button
      type="button"
      className={styles['save']}
      aria-pressed={false}
      {...{ [deviceAttributes.action]: 'save', [deviceAttributes.article]: article }}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M6 3h12v18l-6-5-6 5z" />
      </svg>
      {label}
    </button>
  );
}
