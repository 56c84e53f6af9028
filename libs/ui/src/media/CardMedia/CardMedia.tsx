import type { JSX } from 'react';
import {
  Picture,
  type PictureFrom,
  type PictureLoad,
  type PictureRatio,
  type PictureSources,
} from '../Picture/Picture';
import { PicturePlaceholder } from '../PicturePlaceholder/PicturePlaceholder';
import styles from './CardMedia.module.css';

/** `src` for phones, `sm` from 768 px, `md` from 1024 px. */
export type CardImage = { src: PictureSources; sm?: PictureSources; md?: PictureSources };

export type CardMediaPriority = {
  /** Position among the pictures of the page. The first (0) always has priority. */
  position?: number | undefined;
  /** `false`: loaded eagerly. */
  lazy?: boolean | undefined;
  /** Visible without scrolling. */
  inView?: boolean | undefined;
};

type CardMediaProps = CardMediaPriority & {
  title: string;
  /** `null`: a placeholder. */
  img: CardImage | null;
  /** Other sources by viewport, narrow ones first. */
  from?: readonly PictureFrom[];
  ratio?: Exclude<PictureRatio, 'own'>;
  /** The `sizes` attribute. Default 470 px. */
  sizes?: string;
  /** Link of the picture. Omit it when the title is the link. */
  redirectRoute?: string | undefined;
  /** Large text on the placeholder. */
  mark?: string | null;
};

const usualSizes = '(max-width: 502px) calc(100vw - 32px), 470px';

/** The first picture has priority, the others are lazy unless in view. */
export function pictureLoadOf({ position, lazy, inView }: CardMediaPriority): PictureLoad {
  if (position === 0) return 'first';
  return inView === true || lazy === false ? 'now' : 'near';
}

function sourcesOf({ sm, md }: CardImage, sizes: string): PictureFrom[] {
  return [
    ...(sm ? [{ media: '(min-width: 768px)', sources: sm, sizes }] : []),
    ...(md ? [{ media: '(min-width: 1024px)', sources: md, sizes }] : []),
  ];
}

/** Hidden from screen readers beside the title; as a link it has the title as its text. */
export function CardMedia({
  title,
  img,
  from = [],
  ratio = 'classic',
  sizes = usualSizes,
  redirectRoute,
  mark = null,
  ...turn
}: CardMediaProps): JSX.Element {
  const media = img ? (
    <Picture
      sources={img.src}
      ratio={ratio}
      sizes={sizes}
      from={[...sourcesOf(img, sizes), ...from]}
      load={pictureLoadOf(turn)}
      alt={redirectRoute ? title : ''}
    />
  ) : (
    <PicturePlaceholder ratio={ratio} mark={mark} />
  );
  if (!redirectRoute) return media;
  return (
    <a className={styles['link']} href={redirectRoute} {...(img ? {} : { 'aria-label': title })}>
      {media}
    </a>
  );
}
