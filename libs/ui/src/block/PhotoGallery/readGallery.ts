import type { LightboxLabels, LightboxPhoto } from '../PhotoLightbox/LightboxPhoto';
import { lightboxAttributes } from './lightboxAttributes';

/** What a lightbox shows of a gallery. */
export type GalleryContent = {
  title: string;
  photos: LightboxPhoto[];
  labels: LightboxLabels;
};

const textIn = (element: Element, selector: string) =>
  element.querySelector(selector)?.textContent.trim() ?? '';

function readPhoto(figure: Element, thumbnail: string): LightboxPhoto | null {
  const image = figure.querySelector('img');
  if (!image) return null;
  const { alt, width, height } = image;
  const src = image.getAttribute('src') ?? '';
  return {
    ...{ src, alt, srcSet: image.srcset, thumbnail: thumbnail || src },
    // The attributes: the properties are the size it has on the page.
    width: Number(image.getAttribute('width') ?? width),
    height: Number(image.getAttribute('height') ?? height),
    caption: textIn(figure, 'figcaption > span:not(.srOnly)'),
    credit: textIn(figure, 'figcaption > small'),
    position: textIn(figure, `[${lightboxAttributes.position}]`),
    spoken: textIn(figure, 'figcaption > .srOnly').replace(/:$/, ''),
  };
}

/** Reads a gallery from its HTML, which is all that the browser has of it. */
export function readGallery(gallery: Element): GalleryContent {
  const words = JSON.parse(gallery.getAttribute(lightboxAttributes.words) ?? '{}') as LightboxLabels;
  const thumbnails = [...gallery.querySelectorAll('nav img')].map((image) => image.getAttribute('src') ?? '');
  const photos = [...gallery.querySelectorAll('figure')].map((figure, i) =>
    readPhoto(figure, thumbnails[i] ?? ''),
  );
  return {
    title: textIn(gallery, 'h1, h2, h3, h4, h5, h6'),
    photos: photos.filter((photo) => photo !== null),
    labels: words,
  };
}
