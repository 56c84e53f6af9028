import type { JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import outlineStyles from '../../base/outlineButton.module.css';
import { deviceAttributes } from '../deviceAttributes';
import styles from './SaveButton.module.css';

export type SaveButtonProps = {
  /** The article to save, as JSON. */
  article: string;
  label: string;
};

/** A toggle button: saves an article on the device. */
export function SaveButton({ article, label }: SaveButtonProps): JSX.Element {
  return (
    <button
      type="button"
      className={joinClasses(outlineStyles['outline'], styles['save'])}
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
