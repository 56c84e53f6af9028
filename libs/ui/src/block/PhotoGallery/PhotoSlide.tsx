import type { JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import type { PictureSources } from '../../media/Picture/Picture';
import type { GalleryPhoto } from './GalleryPhoto';
import { LineIcon } from '../../media/LineIcon/LineIcon';
import styles from './PhotoGallery.module.css';

type PhotoSlideProps = {
  photo: GalleryPhoto & { sources: PictureSources };
  /** "3 / 12", also for screen readers; `null` for a single photo. */
  position: { text: string; spoken: string } | null;
  /** Ids of the neighbouring photos. */
  previous: string | null;
  next: string | null;
};

const srcSet = (sources: PictureSources) => sources.map(({ src, width }) => `${src} ${width}w`).join(', ');

/** For pointers only: keyboards have the arrow keys and the thumbnails. */
function Step({ to, side }: { to: string | null; side: 'previous' | 'next' }): JSX.Element | null {
  if (!to) return null;
  return (
    <a href={`#${to}`} className={joinClasses(styles['step'], styles[side])} tabIndex={-1} aria-hidden="true">
      <LineIcon box={24} line={3}>
        <path d={side === 'previous' ? 'm15 4-8 8 8 8' : 'm9 4 8 8-8 8'} />
      </LineIcon>
    </a>
  );
}

/** An uncropped photo in a frame of fixed size. */
export function PhotoSlide({ photo, position, previous, next }: PhotoSlideProps): JSX.Element {
  const { sources, alt, caption, credit } = photo;
  const [largest] = sources;
  return (
    <figure className={styles['photo']}>
      <div className={styles['frame']}>
        <img
          src={largest.src}
          {...(sources.length > 1
            ? { srcSet: srcSet(sources), sizes: '(min-width: 1070px) 738px, 100vw' }
            : {})}
          width={largest.width}
          height={largest.height}
          alt={alt}
          loading="lazy"
        />
        <Step to={previous} side="previous" />
        <Step to={next} side="next" />
        {position ? (
          <span className={styles['position']} aria-hidden="true">
            {position.text}
          </span>
        ) : null}
      </div>
      {position || caption || credit ? (
        <figcaption>
          {position ? <span className="srOnly">{position.spoken}: </span> : null}
          {caption ? <span>{caption}</span> : null}
          {credit ? <span className={styles['credit']}>{credit}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
