import type { JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import type { PictureSources } from '../../media/Picture/Picture';
import { lightboxAttributes } from './lightboxAttributes';
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
  /** "Ampliar". */
  enlarge: string;
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

/** An uncropped photo in a frame of fixed size. Its link leads to the file; `moveGalleries` opens the lightbox instead. */
export function PhotoSlide({ photo, position, previous, next, enlarge }: PhotoSlideProps): JSX.Element {
  const { sources, alt, caption, credit } = photo;
  const [largest] = sources;
  return (
    <figure className={styles['photo']}>
      <div className={styles['frame']}>
        <a href={largest.src} className={styles['enlarge']} {...{ [lightboxAttributes.enlarge]: '' }}>
          <span className="srOnly">{position ? `${enlarge}: ${position.spoken}` : enlarge}</span>
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
          <LineIcon box={24}>
            <path d="M14 5h5v5M10 19H5v-5" />
          </LineIcon>
        </a>
        <Step to={previous} side="previous" />
        <Step to={next} side="next" />
        {position ? (
          <span className={styles['position']} aria-hidden="true" {...{ [lightboxAttributes.position]: '' }}>
            {position.text}
          </span>
        ) : null}
      </div>
      {position || caption || credit ? (
        <figcaption>
          {position ? <span className="srOnly">{position.spoken}: </span> : null}
          {caption ? <span>{caption}</span> : null}
          {credit ? <small>{credit}</small> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
