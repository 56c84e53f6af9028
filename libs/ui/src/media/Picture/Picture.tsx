import type { JSX } from 'react';
import styles from './Picture.module.css';

/** One rendition of a picture; width and height in CSS pixels. */
export type PictureSource = { src: string; width: number; height: number };

/** The renditions of one ratio, largest first. */
export type PictureSources = readonly [PictureSource, ...PictureSource[]];

export type PictureRatio = 'wide' | 'classic' | 'square';

type PictureProps = {
  sources: PictureSources;
  ratio: PictureRatio;
  /** The `sizes` attribute: how wide the picture is shown, by viewport. */
  sizes: string;
  /** Another ratio from a viewport on: its own composition, never a crop. */
  from?: { media: string; sources: PictureSources; sizes: string };
  /** The first picture of a page: fetched at once and first. */
  first?: boolean;
  /** Empty when the headline beside it says the same. */
  alt?: string;
};

const srcSet = (sources: PictureSources) => sources.map(({ src, width }) => `${src} ${width}w`).join(', ');

export function Picture({ sources, ratio, sizes, from, first = false, alt = '' }: PictureProps): JSX.Element {
  const [largest] = sources;
  const image = (
    <img
      src={largest.src}
      {...(sources.length > 1 ? { srcSet: srcSet(sources), sizes } : {})}
      width={largest.width}
      height={largest.height}
      alt={alt}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
  return (
    <div className={`${styles['frame']} ${styles[ratio]}`}>
      {from ? (
        <picture>
          <source media={from.media} srcSet={srcSet(from.sources)} sizes={from.sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </div>
  );
}
