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

/** A card's picture: `src` for phones, `sm` from 768 px, `md` from 1024 px; what is left out stays as before. */
export type CardImage = { src: PictureSources; sm?: PictureSources; md?: PictureSources };

/** What decides when a card's picture is fetched. */
export type CardMediaPriority = {
  /** Its place among the pictures of the page, from 0. The first is fetched at once, whatever else is said. */
  position?: number | undefined;
  /** `false`: not put off. */
  lazy?: boolean | undefined;
  /** It is on the first screen. */
  inView?: boolean | undefined;
};

type CardMediaProps = CardMediaPriority & {
  title: string;
  /** `null`: a drawing of the theme takes its place. */
  img: CardImage | null;
  /** Other renditions from other viewports on than those of `img`, narrow ones first. */
  from?: readonly PictureFrom[];
  ratio?: Exclude<PictureRatio, 'own'>;
  /** How wide the picture is shown, by viewport: 470 px unless told. */
  sizes?: string;
  /** Where the picture leads. Left out where the card's headline leads there: one link a card. */
  redirectRoute?: string | undefined;
  /** Large on the drawing when there is no picture. */
  mark?: string | null;
};

const usualSizes = '(max-width: 502px) calc(100vw - 32px), 470px';

/** When a card's picture is fetched: the first at once, the others when they come near or are in view. */
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

/**
 * The picture of a card. It says nothing to a screen reader beside its headline; where it is a link of its own, it says
 * the title.
 */
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
