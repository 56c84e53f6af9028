import type { JSX } from 'react';
import styles from './EmbedFacade.module.css';
import { embedAttributes } from './embedAttributes';

type EmbedFacadeProps = {
  /** The room it keeps: lying like a screen, upright like a phone, or a post of some lines. */
  shape: 'video' | 'upright' | 'post';
  /** Its own page on the network. */
  href: string;
  /** What is loaded when the reader asks for it. */
  frame: string;
  /** What the post says, where the newsroom quoted it; empty otherwise. */
  text: string;
  labels: {
    /** "Video de YouTube". */
    what: string;
    /** "Cargar el video", on the button. */
    load: string;
    /** What loading it means: "Al cargarlo, YouTube sabrá que lo ves y puede usar cookies." */
    note: string;
    /** "Ver en YouTube". */
    open: string;
  };
};

/**
 * A post or video of another network before it is loaded: what it is and whose, what it says as far as it was quoted,
 * and a button. Nothing comes from the network until then, and what comes takes the room that was kept. Without
 * JavaScript there is the link; with it `loadEmbed` answers the button.
 */
export function EmbedFacade({ shape, href, frame, text, labels }: EmbedFacadeProps): JSX.Element {
  return (
    <figure className={`${styles['embed']} ${styles[shape]}`}>
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
