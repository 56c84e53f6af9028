import type { JSX } from 'react';
import { Picture, type PictureSources } from '../../media/Picture/Picture';
import styles from './ArticleFigure.module.css';

type ArticleFigureProps = { sources: PictureSources; caption: string; credit: string };

export function ArticleFigure({ sources, caption, credit }: ArticleFigureProps): JSX.Element {
  return (
    <figure className={styles['figure']}>
      <Picture sources={sources} ratio="own" sizes="(min-width: 770px) 738px, 100vw" load="first" />
      {caption || credit ? (
        <figcaption>
          {caption ? <span>{caption}</span> : null}
          {credit ? <span>{credit}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
