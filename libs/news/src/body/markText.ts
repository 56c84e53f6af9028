import { linkAttributes, type Linked } from '@cancha/site/text/linkAttributes';
import { nothing, numberedFrom, sanitize, type Attributes, type Tag } from '@cancha/site/text/sanitize';
import { findEmbed, networkOf } from './findEmbed';
import type { Mark, MarkedText } from './Mark';
import { readPicture } from './readPicture';
import { readSportsWidget, sportsWidgetTag } from './readSportsWidget';

/** What the marking depends on: link rules of the site, address of the statics host, services of the site. */
export type Marking = Linked & {
  readonly statics: string;
  /** Whether the site shows widgets of its provider of sports data. */
  readonly hasSportsWidgets: boolean;
};

/** Boxes that mean no more than that something begins and ends. */
const boxes = [
  ...[
    'section',
    'article',
    'header',
    'footer',
    'main',
    'aside',
    'nav',
    'center',
    'address',
    'pre',
    'details',
  ],
  ...['summary', 'dl', 'dt', 'dd', 'fieldset', 'x-mark', 'x-gallery'],
];

/** How networks call the quotation that their script would turn into a post. */
const quotedPost =
  /\b(?:twitter-(?:tweet|video)|instagram-media|tiktok-embed|fb-(?:post|video)|fb-xfbml-parse-ignore)\b/;
const galleryName = /(?:^|[\s_-])(?:galler(?:y|ia)|galer[ií]a|slideshow)(?:$|[\s_-])/i;
const addressNames = ['data-instgrm-permalink', 'data-href', 'cite', 'data-url'] as const;

const tag = (tagName: string, attribs: Attributes = {}): Tag => ({ tagName, attribs });

/**
 * Cleans a text of the newsroom and marks what in it is no running text. Scripts, styles and handlers are gone;
 * what was embedded is known by its mark alone.
 */
export function markText(html: string, context: Marking): MarkedText {
  const marks: Mark[] = [];
  const problems: string[] = [];
  const mark = (found: Mark): Tag => tag('x-mark', { n: String(marks.push(found) - 1) });

  const embedded = (name: string, attribs: Attributes): Tag => {
    const address = (attribs['data-src'] ?? attribs['src'] ?? attribs['data'] ?? '').trim();
    // These name their files further in, or are a choice of renditions.
    if (address === '' && ['video', 'audio', 'source'].includes(name)) return nothing;
    const embed = findEmbed(address);
    if (embed) return mark({ kind: 'embed', embed });
    const isPage =
      /^(?:https?:)?\/\//i.test(address) && linkAttributes({ href: address }, context, 'body') !== null;
    problems.push(
      `${isPage ? 'only a link to' : 'left out'} what was embedded from ${address.slice(0, 80) || 'nowhere'}`,
    );
    return isPage ? mark({ kind: 'link', address }) : nothing;
  };
  const widget = (_: string, attribs: Attributes): Tag => {
    const read = readSportsWidget(attribs);
    if (read && context.hasSportsWidgets) return mark({ kind: 'widget', widget: read });
    problems.push(`left out a widget of sports data ${read ? 'on a site without them' : 'that names none'}`);
    return nothing;
  };
  const quoted = (tagName: string, attribs: Attributes): Tag => {
    const name = attribs['class'] ?? '';
    if (quotedPost.test(name)) {
      const address = addressNames.map((key) => attribs[key] ?? '').find((text) => networkOf(text)) ?? '';
      return mark({ kind: 'post', address });
    }
    if (galleryName.test(name)) return tag('x-gallery');
    return tag(tagName, tagName === 'ol' ? numberedFrom(attribs) : {});
  };
  const picture = (_: string, attribs: Attributes): Tag => {
    if (/\b(?:emoji|wp-smiley)\b/.test(attribs['class'] ?? ''))
      return { ...tag('span'), text: attribs['alt'] ?? '' };
    const read = readPicture(attribs, context.statics);
    if (read && 'problem' in read) problems.push(`left out ${read.problem}`);
    return read && !('problem' in read) ? mark({ kind: 'picture', picture: read }) : nothing;
  };
  const cleaned = sanitize(html, {
    ...{ context, place: 'body' },
    // Nobody nests this deep on purpose.
    depth: 60,
    made: { div: [], 'x-mark': ['n'], 'x-gallery': [] },
    transforms: {
      ...Object.fromEntries(boxes.map((name) => [name, () => tag('div')])),
      ...Object.fromEntries(['div', 'figure', 'ul', 'ol', 'blockquote'].map((name) => [name, quoted])),
      [sportsWidgetTag]: widget,
      ...Object.fromEntries(
        ['iframe', 'embed', 'object', 'source', 'video', 'audio'].map((name) => [name, embedded]),
      ),
      img: picture,
      h5: () => tag('h4'),
      h6: () => tag('h4'),
    },
  });
  return { html: cleaned, marks, problems };
}
