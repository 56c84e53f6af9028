import type { BodyPicture, PictureBlock } from './Block';
import { escapeHtml } from './plainText';

const sizes = '(min-width: 640px) 592px, 100vw';

/**
 * A picture in its frame, which has the measures that were said and keeps them whatever the file turns out to be, so
 * that nothing moves; a file that never comes leaves the frame's drawing and the words.
 */
export function pictureFrame({ sources, alt }: BodyPicture): string {
  const [{ src, width, height }] = sources;
  const choice =
    sources.length > 1
      ? ` srcset="${escapeHtml(sources.map((one) => `${one.src} ${one.width}w`).join(', '))}" sizes="${sizes}"`
      : '';
  const image = `<img src="${escapeHtml(src)}"${choice} width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`;
  return `<span data-picture style="aspect-ratio:${width}/${height};max-width:${width}px">${image}</span>`;
}

/** A picture of a text with its line, and the link around it. */
export function pictureHtml({ picture, link, caption }: PictureBlock): string {
  const frame = pictureFrame(picture);
  const line = caption ? `<figcaption>${caption}</figcaption>` : '';
  return `<figure>${link ? `${link}${frame}</a>` : frame}${line}</figure>`;
}
