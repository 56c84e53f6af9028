import type { JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import styles from './EmbedFacade.module.css';
import { embedAttributes } from './embedAttributes';

type EmbedFacadeProps = {
  /** Reserved space: landscape, portrait or a short post. */
  shape: 'video' | 'upright' | 'post';
  /** The page on the other network. */
  href: string;
  /** URL of the iframe. */
  frame: string;
  /** The quoted text of the post, or empty. */
  text: string;
  labels: {
    /** "Video de YouTube". */
    what: string;
    /** "Cargar el video", on the button. */
    load: string;
    /** "Al cargarlo, YouTube sabrá que lo ves y puede usar cookies." */
    note: string;
    /** "Ver en YouTube". */
    open: string;
  };
};

/**
 * Placeholder of an embed. Nothing is loaded from the other network before a click, and the space is reserved. The
 * button needs `loadEmbed`; without JavaScript there is the link.
 */
export function EmbedFacade({ shape, href, frame, text, labels }: EmbedFacadeProps): JSX.Element {
  return (
    <figure className={joinClasses(styles['embed'], styles[shape])}>
      <div
        className={styles['stage']}
        {...{
          [embedAttributes.stage]: '',
          [embedAttributes.frame]: frame,
          [embedAttributes.title]: labels.what,
        }}
      >
        <p className={styles['what']}>{labels.what}</p>
        {text ? <blockquote className={styles['quote']}>{text}</blockquote> : null}
        <button type="button" className={styles['load']} {...{ [embedAttributes.open]: '' }}>
          <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
            <path
              d={
                shape === 'post'
                  ? 'M11 3h2v11l4-4 1.4 1.4L12 18l-6.4-6.6L7 10l4 4zM4 19h16v2H4z'
                  : 'M7 4v16l13-8z'
              }
            />
          </svg>
          {labels.load}
        </button>
        <p className={styles['note']}>{labels.note}</p>
      </div>
      <figcaption className={styles['foot']}>
        <a href={href} rel="nofollow">
          {labels.open}
        </a>
      </figcaption>
    </figure>
  );
}
