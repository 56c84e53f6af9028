import type { BodyPart } from '../body/BodyPart';
import type { Embed } from '../body/Embed';
import { networks } from '../body/networks';
import { pictureFrame } from '../body/pictureHtml';
import { escapeHtml } from '../body/plainText';
import { readBody } from '../body/readBody';
import type { SiteContext } from '@cancha/site/context/SiteContext';

type GalleryPart = Extract<BodyPart, { kind: 'gallery' }>;

/**
 * Text of a post as finished HTML: clean, its pictures with their room, so that a post that comes later moves nothing
 * when they arrive. What was embedded is a link to where it is.
 * @param key names the post, for the report of what had to be left out
 */
export function toPostBody(html: string, key: string, context: SiteContext): string {
  const { before, after } = readBody(html, key, context);
  return [...before, ...after].map((part) => toHtml(part, context)).join('');
}

function toHtml(part: BodyPart, context: SiteContext): string {
  if (part.kind === 'html') return part.html;
  if (part.kind === 'embed') return linkTo(part.embed, context);
  // A post comes as finished HTML, also while it is read: a widget would need more. It has no places for ads.
  return part.kind === 'gallery' ? part.photos.map(toFigure).join('') : '';
}

/** What was quoted with it, and the way to it. */
function linkTo({ network, href, text }: Embed, { t }: SiteContext): string {
  const words = t('embed.open', { network: networks[network].name });
  const quoted = text ? `<blockquote>${escapeHtml(text)}</blockquote>` : '';
  return `${quoted}<p><a href="${escapeHtml(href)}" rel="nofollow">${escapeHtml(words)}</a></p>`;
}

function toFigure({ sources, alt, caption }: GalleryPart['photos'][number]): string {
  const line = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return sources ? `<figure>${pictureFrame({ sources, alt })}${line}</figure>` : line;
}
