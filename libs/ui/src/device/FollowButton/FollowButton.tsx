import type { JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import outlineStyles from '../../base/outlineButton.module.css';
import { deviceAttributes, jsOnlyClass } from '../deviceAttributes';
import styles from './FollowButton.module.css';

export type FollowButtonProps = {
  /** What to follow, as JSON. */
  follow: string;
  label: string;
  /** Of what it follows: in a row the word is only heard, and says so. */
  inRowOf?: string;
};

/** A toggle button: follows a team or a competition on the device. */
export function FollowButton({ follow, label, inRowOf }: FollowButtonProps): JSX.Element {
  return (
    <button
      type="button"
      className={joinClasses(
        jsOnlyClass,
        styles['follow'],
        inRowOf === undefined ? outlineStyles['outline'] : styles['inRow'],
      )}
      aria-pressed={false}
      {...(inRowOf === undefined ? {} : { 'aria-label': `${label}: ${inRowOf}` })}
      {...{ [deviceAttributes.action]: 'follow', [deviceAttributes.follow]: follow }}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="m12 4 2.5 5.2 5.5.7-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.7Z" />
      </svg>
      {inRowOf === undefined ? label : null}
    </button>
  );
}
