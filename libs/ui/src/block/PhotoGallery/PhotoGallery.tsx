import type { JSX } from 'react';
import type { PictureSources } from '../../media/Picture/Picture';
import { Headline } from '../../text/Headline/Headline';
import type { LightboxLabels } from '../PhotoLightbox/LightboxPhoto';
import { galleryAttributes } from './galleryAttributes';
import { lightboxAttributes } from './lightboxAttributes';
import type { GalleryPhoto } from './GalleryPhoto';
import styles from './PhotoGallery.module.css';
import { PhotoSlide } from './PhotoSlide';

type PhotoGalleryProps = {
  /** Prefix of the photos' ids: unique on the page. */
  id: string;
  title: string;
  /** Heading level of the title. Default 2. */
  level?: number;
  photos: readonly GalleryPhoto[];
  labels: {
    /** "3 / 12", on the photo. */
    position: (n: number, total: number) => string;
    /** "Foto 3 de 12", for screen readers. */
    photo: (n: number, total: number) => string;
    /** "Ampliar". */
    enlarge: string;
  } & LightboxLabels;
};

type Shown = GalleryPhoto & { sources: PictureSources };

type ThumbnailsProps = {
  photos: readonly Shown[];
  idOf: (i: number) => string;
  labels: PhotoGalleryProps['labels'];
};

function Thumbnails({ photos, idOf, labels }: ThumbnailsProps): JSX.Element {
  return (
    <nav className={`scrollRow ${styles['all']}`} aria-label={labels.all}>
      {photos.map(({ sources, thumbnail = sources.at(-1)?.src }, i) => (
        <a
          key={i}
          href={`#${idOf(i)}`}
          aria-label={labels.photo(i + 1, photos.length)}
          {...(i === 0 ? { 'aria-current': true } : {})}
        >
          <img src={thumbnail} width="72" height="54" alt="" loading="lazy" />
        </a>
      ))}
    </nav>
  );
}

/**
 * A carousel with scroll snapping. Works without JavaScript by scrolling and by links between photos; `moveGalleries`
 * adds Home and End, marks and announces the current photo, keeps links from scrolling the page, and opens the lightbox.
 */
export function PhotoGallery({
  id,
  title,
  level = 2,
  photos,
  labels,
}: PhotoGalleryProps): JSX.Element | null {
  const shown = photos.filter((photo): photo is Shown => photo.sources !== null);
  if (shown.length === 0) return null;
  const total = shown.length;
  const idOf = (i: number) => `${id}-${i + 1}`;
  const slide = (photo: Shown, i: number) => (
    <PhotoSlide
      photo={photo}
      position={
        total > 1 ? { text: labels.position(i + 1, total), spoken: labels.photo(i + 1, total) } : null
      }
      previous={i > 0 ? idOf(i - 1) : null}
      next={i < total - 1 ? idOf(i + 1) : null}
      enlarge={labels.enlarge}
    />
  );
  const { close, previous, next, all } = labels;
  return (
    <section
      aria-labelledby={id}
      className={styles['gallery']}
      {...{
        [galleryAttributes.gallery]: '',
        [lightboxAttributes.words]: JSON.stringify({ close, previous, next, all } satisfies LightboxLabels),
      }}
    >
      <Headline level={level} size="section" id={id}>
        {title}
      </Headline>
      {total === 1 ? (
        slide(shown[0]!, 0)
      ) : (
        <>
          <ol
            className={styles['reel']}
            tabIndex={0}
            aria-label={title}
            {...{ [galleryAttributes.reel]: '' }}
          >
            {shown.map((photo, i) => (
              <li key={i} id={idOf(i)}>
                {slide(photo, i)}
              </li>
            ))}
          </ol>
          <Thumbnails photos={shown} idOf={idOf} labels={labels} />
          <p className="srOnly" role="status" {...{ [galleryAttributes.status]: '' }} />
        </>
      )}
    </section>
  );
}
