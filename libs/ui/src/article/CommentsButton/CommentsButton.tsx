import type { JSX, ReactNode } from 'react';
import { joinClasses } from '../../base/joinClasses';
import outlineStyles from '../../base/outlineButton.module.css';
import { deviceAttributes, jsOnlyClass } from '../../device/deviceAttributes';
import styles from './CommentsButton.module.css';

type CommentsButtonProps = {
  /** "Abrir los comentarios". */
  label: string;
  /** `mark`: beside the byline, where the word is only heard. `line`: as wide as the text. */
  look: 'mark' | 'line';
  /** A `CommentCount`. */
  count: ReactNode;
};

/** Opens what readers say about an article. Hidden without JavaScript, which comments need. */
export function CommentsButton({ label, look, count }: CommentsButtonProps): JSX.Element {
  return (
    <button
      type="button"
      className={joinClasses(jsOnlyClass, outlineStyles['outline'], styles['button'], styles[look])}
      {...{ [deviceAttributes.action]: 'comments' }}
    >
      <span className={look === 'mark' ? 'srOnly' : undefined}>{label}</span>
      {count}
    </button>
  );
}
