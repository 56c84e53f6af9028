import type { JSX } from 'react';
import { joinClasses } from '../../base/joinClasses';
import styles from './Picture.module.css';

/** A file with its size in pixels. */
export type PictureSource = { src: string; width: number; height: number };

/** Sources of one ratio, largest first. */
export type PictureSources = readonly [PictureSource, ...PictureSource[]];

/** `own`: the file's ratio. `main`: the theme's. The others are those of the newsroom's crops; other files are cropped. */
export type PictureRatio = 'own' | 'wide' | 'classic' | 'square' | 'main';

/** `first`: with high priority. `now`: eager. `near`: lazy. */
export type PictureLoad = 'first' | 'now' | 'near';

/** Other sources for a viewport: another composition, not a crop. */
export type PictureFrom = { media: string; sources: PictureSources; sizes: string };

type PictureProps = {
  sources: PictureSources;
  ratio: PictureRatio;
  /** The `sizes` attribute. */
  sizes: string;
  /** Narrow viewports first. */
  from?: readonly PictureFrom[];
  load?: PictureLoad;
  /** Empty beside a title. */
  alt?: string;
};

const srcSet = (sources: PictureSources) => sources.map(({ src, width }) => `${src} ${width}w`).join(', ');

const loading = {
  first: { fetchPriority: 'high' },
  now: {},
  near: { loading: 'lazy' },
} as const satisfies Record<PictureLoad, object>;

/** A picture in a frame of fixed ratio, with a drawing until it loads or if it fails. */
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
    <div className={joinClasses(styles['frame'], styles[ratio])}>
      {from.length === 0 ? (
        image
      ) : (
        <picture>
          {/* Browsers take the first match: the widest viewport comes first. */}
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
