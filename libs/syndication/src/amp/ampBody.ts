import { render } from 'dom-serializer';
import { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { linkAttributes } from '@cancha/site/text/linkAttributes';
import { isDot, readPictureUrl } from '@cancha/site/text/readPictureUrl';
import { nothing, sanitize, type Attributes, type Tag } from '@cancha/site/text/sanitize';

/** A quote that a script of the service would turn into a post, as an element of AMP. */
function ampEmbed({ attribs, children }: Element): Element | null {
  const permalink = attribs['data-instgrm-permalink'] ?? '';
  const shortcode = /^https:\/\/www\.instagram\.com\/(?:p|reel)\/([\w-]+)/.exec(permalink)?.[1];
  if (shortcode) return new Element('amp-instagram', { 'data-shortcode': shortcode });
  if (!/\btwitter-tweet\b/.test(attribs['class'] ?? '')) return null;
  // The last link leads to the post itself.
  const ids = DomUtils.getElementsByTagName('a', children).flatMap(
    ({ attribs: { href = '' } }) => /\/status(?:es)?\/(\d+)/.exec(href)?.[1] ?? [],
  );
  const id = ids.at(-1);
  return id ? new Element('amp-twitter', { 'data-tweetid': id }) : null;
}

/** Only the quotes are written anew: writing the whole document would fail where thousands of elements are nested. */
function withAmpEmbeds(html: string): string {
  if (!/<blockquote/i.test(html)) return html;
  const document = parseDocument(html, {
    decodeEntities: false,
    withStartIndices: true,
    withEndIndices: true,
  });
  let result = '';
  let written = 0;
  for (const quote of DomUtils.getElementsByTagName('blockquote', document)) {
    const { startIndex, endIndex } = quote;
    const embed = ampEmbed(quote);
    if (!embed || startIndex === null || endIndex === null || startIndex < written) continue;
    result += html.slice(written, startIndex) + render(embed);
    written = endIndex + 1;
  }
  return result + html.slice(written);
}

const youtube =
  /^(?:https?:)?\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed\/|youtu\.be\/|youtube\.com\/watch\?v=)([\w-]{6,20})/i;

/** The id of a video that a frame or link shows; `null` where it shows none. */
const youtubeId = (src: string): string | null => youtube.exec(src)?.[1] ?? null;

type Linked = Pick<SiteContext, 'site' | 'networkHosts' | 'environment' | 'pictures'>;

/** Where the real size of a picture is not said, room of this shape is kept and the picture shown whole in it. */
const unknownSize = { width: '16', height: '9', class: 'whole' };
const wide = { layout: 'responsive', width: '16', height: '9' };
const post = { layout: 'responsive', width: '375', height: '472' };

const isWhole = (size: string | undefined) => /^[1-9]\d{0,4}$/.test(size ?? '');

function picture(given: Attributes, context: Linked): Tag {
  const { src = '', alt = '', width, height } = given;
  const url = readPictureUrl(src, context.pictures.base);
  if (!url || isDot(given)) return nothing;
  const size = isWhole(width) && isWhole(height) ? { width: width ?? '', height: height ?? '' } : unknownSize;
  return { tagName: 'amp-img', attribs: { src: url.href, alt, layout: 'responsive', ...size } };
}

/** A frame: a video has an element of its own, anything else is a link to where it is. */
function frame({ src = '' }: Attributes, context: Linked): Tag {
  const video = youtubeId(src);
  if (video) return { tagName: 'amp-youtube', attribs: { 'data-videoid': video, ...wide } };
  const address = src.startsWith('//') ? `https:${src}` : src;
  const attribs = /^https?:/i.test(address) ? linkAttributes({ href: address }, context, 'body') : null;
  return attribs ? { tagName: 'a', attribs, text: new URL(address).hostname } : nothing;
}

function embed(tagName: string, name: string, value: string | undefined): Tag {
  return value && /^[\w-]+$/.test(value) ? { tagName, attribs: { [name]: value, ...post } } : nothing;
}

function convert(html: string, context: Linked): string {
  return sanitize(withAmpEmbeds(html), {
    ...{ context, place: 'body' },
    made: {
      'amp-img': ['src', 'alt', 'width', 'height', 'layout', 'class'],
      'amp-youtube': ['data-videoid', 'width', 'height', 'layout'],
      'amp-twitter': ['data-tweetid', 'width', 'height', 'layout'],
      'amp-instagram': ['data-shortcode', 'width', 'height', 'layout'],
    },
    transforms: {
      img: (_, attribs) => picture(attribs, context),
      iframe: (_, attribs) => frame(attribs, context),
      video: (_, attribs) => frame(attribs, context),
      // Only as they are made above: a newsroom does not write them itself.
      'amp-img': (_, attribs) => picture(attribs, context),
      'amp-youtube': (_, attribs) => frame({ src: `//youtu.be/${attribs['data-videoid'] ?? ''}` }, context),
      'amp-twitter': (_, attribs) => embed('amp-twitter', 'data-tweetid', attribs['data-tweetid']),
      'amp-instagram': (_, attribs) => embed('amp-instagram', 'data-shortcode', attribs['data-shortcode']),
    },
  });
}

const converted = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (v, k) => v.length + k.length + 1,
});

/** HTML of the newsroom as AMP takes it: no scripts or styles, pictures with a size, embeds as elements or links. */
export function ampBody(html: string, context: Linked): string {
  const { origin, prefix, trailingSlash } = context.site;
  const key = [origin, prefix, trailingSlash, context.pictures.base, ...context.networkHosts, html].join(' ');
  let result = converted.get(key);
  if (result === undefined) {
    result = convert(html, context);
    converted.set(key, result);
  }
  return result;
}
