import type { JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import { deviceAttributes, jsOnlyClass } from '../../device/deviceAttributes';
import { commentCountAttribute } from '../../article/CommentCount/commentAttributes';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './CommentsTrigger.module.css';

export type CommentsTriggerProps = {
  label: string;
  /** How many comments the page has; empty leaves room for what the comments service says. */
  number?: string | undefined;
};

/** Opens the tray of comments. Hidden without JavaScript, which comments need. */
export function CommentsTrigger({ label, number }: CommentsTriggerProps): JSX.Element {
  return (
    <button
      type="button"
      className={joinClasses(jsOnlyClass, styles['trigger'])}
      {...{ [deviceAttributes.action]: 'comments' }}
    >
      <LineIcon box={24} round>
        <path d="M3 4h18v13H11l-5 4v-4H3z" />
      </LineIcon>
      <span className="srOnly">{label}</span>
      {number === undefined ? null : (
        <span className={styles['count']} {...{ [commentCountAttribute]: '' }}>
          {number || null}
        </span>
      )}
    </button>
  );
}
