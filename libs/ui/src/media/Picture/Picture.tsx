import type { JSX } from 'react';
import styles from './Picture.module.css';

/** One rendition of a picture; width and height in CSS pixels, as the file is. */
export type PictureSource = { src: string; width: number; height: number };

/** The renditions of one ratio, largest first. */
export type PictureSources = readonly [PictureSource, ...PictureSource[]];

/**
 * The frame of a picture. `own`: as the file is. `main`: of the theme, lower on wide screens. The others are those of
 * the newsroom's crops; a picture that was cut otherwise fills the frame.
 */
export type PictureRatio = 'own' | 'wide' | 'classic' | 'square' | 'main';

/**
 * When a picture is fetched. `first`: the first of a page, at once and before the others. `now`: on the first screen.
 * `near`: when it comes near; browsers decide how near, further on slow connections, and fetch all where scripts are off.
 */
export type PictureLoad = 'first' | 'now' | 'near';

/** Other renditions from a viewport on: a composition of its own, never a crop. */
export type PictureFrom = { media: string; sources: PictureSources; sizes: string };

type PictureProps = {
  sources: PictureSources;
  ratio: PictureRatio;
  /** The `sizes` attribute: how wide the picture is shown, by viewport. */
  sizes: string;
  /** Narrow viewports first. */
  from?: readonly PictureFrom[];
  load?: PictureLoad;
  /** Empty when the headline beside it says the same. */
  alt?: string;
};

const srcSet = (sources: PictureSources) => sources.map(({ src, width }) => `${src} ${width}w`).join(', ');

const loading = {
  first: { fetchPriority: 'high' },
  now: {},
  near: { loading: 'lazy' },
} as const satisfies Record<PictureLoad, object>;

/** A picture in its frame, which holds the place before the file comes, and has a drawing should it never come. */
export function Picture({
  sources,
  ratio,
  sizes,
  from = [],
  load = 'near',
  alt = '',
}: PictureProps): JSX.Element {
  const [largest] = sources;
  const image = (
    <img
      src={largest.src}
      {...(sources.length > 1 ? { srcSet: srcSet(sources), sizes } : {})}
      width={largest.width}
      height={largest.height}
      alt={alt}
      {...loading[load]}
    />
  );
  return (
    <div className={`${styles['frame']} ${styles[ratio]}`}>
      {from.length === 0 ? (
        image
      ) : (
        <picture>
          {/* The browser takes the first that fits: the widest viewport comes first. */}
          {from.toReversed().map(({ media, sources: others, sizes: theirs }) => (
            <source
              key={media}
              media={media}
              srcSet={srcSet(others)}
              sizes={theirs}
              width={others[0].width}
              height={others[0].height}
            />
          ))}
          {image}
        </picture>
      )}
    </div>
  );
}
