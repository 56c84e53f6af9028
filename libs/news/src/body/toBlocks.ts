import type { Block, PictureBlock } from './Block';
import { findEmbed } from './findEmbed';
import { gatherRows } from './gatherRows';
import type { Mark, MarkedText } from './Mark';
import { plainText, escapeHtml } from './plainText';
import { pictureFrame } from './pictureHtml';
import { readTokens, type Token } from './readTokens';
import { TextRun } from './TextRun';

/** Elements that are taken whole. All others are running text, or mean no more than that a paragraph ends. */
const whole: ReadonlySet<string> = new Set([
  ...['h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'table', 'figure', 'x-mark', 'x-gallery'],
]);
const inline: ReadonlySet<string> = new Set(['', 'a', 'strong', 'b', 'em', 'i', 'sub', 'sup', 'br']);

/** Longest quotation that stands on the place of a post. */
const longestQuote = 400;

const html = (tag: string, inner: string): Block => ({ kind: 'html', tag, html: inner });
const markOf = ({ raw }: Token, marks: readonly Mark[]): Mark | undefined =>
  marks[Number(/ n="(\d+)"/.exec(raw)?.[1])];

/** The last link of a quoted post leads to the post itself. */
function addressIn(inner: string): string {
  const links = [...inner.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return links.findLast((href) => findEmbed(href) !== null) ?? '';
}

function quoteOf(inner: string): string {
  const text = plainText(inner);
  return text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text;
}

function linkTo(address: string): Block {
  const host = new URL(address.replace(/^\/\//, 'https://')).hostname.replace(/^www\./, '');
  return html('p', `<p><a href="${escapeHtml(address)}" rel="nofollow">${escapeHtml(host)}</a></p>`);
}

/** What a mark stands for, as a block of its own. */
function unmark(mark: Mark | undefined, inner: string, link: string): Block[] {
  switch (mark?.kind) {
    case 'picture':
      return [{ kind: 'picture', picture: mark.picture, link, caption: '' }];
    case 'embed':
      return [{ kind: 'embed', embed: mark.embed }];
    case 'link':
      return [linkTo(mark.address)];
    case 'post': {
      const embed = findEmbed(mark.address || addressIn(inner));
      if (!embed) return toBlocksOf(inner, []);
      // Instagram's quotation is an invitation to Instagram.
      return [
        { kind: 'embed', embed: { ...embed, text: embed.network === 'instagram' ? '' : quoteOf(inner) } },
      ];
    }
    case undefined:
      return [];
  }
}

const pictures = (blocks: readonly Block[]): PictureBlock[] =>
  blocks.filter((block) => block.kind === 'picture');

/** A figure: its picture with its line, or whatever else the newsroom put into one. */
function unwrapFigure(inner: string, marks: readonly Mark[]): Block[] {
  const [, caption = ''] = /<figcaption>([\s\S]*?)<\/figcaption>/.exec(inner) ?? [];
  const blocks = toBlocksOf(inner.replace(/<figcaption>[\s\S]*?<\/figcaption>/g, ''), marks);
  const [first, ...others] = blocks;
  const line = caption.replace(/<\/?(?:p|div|x-mark|figure|h\d)\b[^>]*>/g, '').trim();
  if (first?.kind === 'picture' && others.length === 0) return [{ ...first, caption: line }];
  return plainText(line) ? [...blocks, html('p', `<p>${line}</p>`)] : blocks;
}

/** Inside lists, tables and quotations an embedded thing is a link, a picture a picture in the line. */
function keepWhole(tag: string, raw: string, marks: readonly Mark[]): Block[] {
  const boxed = raw
    .replace(/<x-mark n="(\d+)">/g, (_, n: string) => {
      const mark = marks[Number(n)];
      if (mark?.kind === 'embed')
        return `<a href="${escapeHtml(mark.embed.href)}" rel="nofollow">${escapeHtml(mark.embed.href)}</a>`;
      if (mark?.kind === 'link')
        return `<a href="${escapeHtml(mark.address)}" rel="nofollow">${escapeHtml(mark.address)}</a>`;
      if (mark?.kind !== 'picture') return '';
      return pictureFrame(mark.picture);
    })
    .replace(/<\/div>(?=[^<])/g, '<br />')
    .replace(/<\/?(?:x-mark|x-gallery|div|figure|figcaption)\b[^>]*>/g, '');
  return plainText(boxed) || boxed.includes('<img') ? [html(tag, boxed)] : [];
}

function unwrap(tag: string, raw: string, first: Token, marks: readonly Mark[], link: string): Block[] {
  const inner = raw.slice(first.raw.length, raw.lastIndexOf('</'));
  if (tag === 'x-mark') return unmark(markOf(first, marks), inner, link);
  if (tag === 'figure') return unwrapFigure(inner, marks);
  if (tag !== 'x-gallery') return keepWhole(tag, raw, marks);
  const blocks = toBlocksOf(inner, marks);
  const shown = pictures(blocks);
  const others = blocks.filter(({ kind }) => kind !== 'picture');
  return shown.length > 1 ? [{ kind: 'gallery', pictures: shown }, ...others] : blocks;
}

function toBlocksOf(text: string, marks: readonly Mark[]): Block[] {
  const blocks: Block[] = [];
  const run = new TextRun();
  const flush = () => blocks.push(...run.take().map((words) => html('p', `<p>${words}</p>`)));
  let element: { first: Token; raw: string[]; depth: number } | null = null;

  for (const token of readTokens(text)) {
    if (element) {
      element.raw.push(token.raw);
      if (token.tag === element.first.tag) element.depth += token.closes ? -1 : 1;
      if (element.depth > 0) continue;
      blocks.push(...unwrap(token.tag, element.raw.join(''), element.first, marks, run.link));
      element = null;
    } else if (whole.has(token.tag) && !token.closes) {
      flush();
      element = { first: token, raw: [token.raw], depth: 1 };
    } else if (inline.has(token.tag)) {
      run.add(token);
    } else {
      flush();
      if (token.tag === 'hr') blocks.push(html('hr', '<hr>'));
    }
  }
  flush();
  return blocks;
}

/** A marked text as the blocks it is made of, in its order. Of broken markup every word is kept. */
export function toBlocks({ html: text, marks }: MarkedText): Block[] {
  return gatherRows(toBlocksOf(text, marks));
}
