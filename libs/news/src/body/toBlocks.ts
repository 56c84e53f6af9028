import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { Block, PictureBlock } from './Block';
import { findEmbed } from './findEmbed';
import { gatherRows } from './gatherRows';
import type { Mark, MarkedText } from './Mark';
import { escapeHtml, plainText } from './plainText';
import { pictureFrame } from './pictureHtml';
import { readTree, writeTree } from './readTree';
import { TextRun } from './TextRun';
import { unbox } from './unbox';

const { getElementsByTagName, removeElement } = DomUtils;

/** Elements that are taken whole. All others are running text, or mean no more than that a paragraph ends. */
const whole: ReadonlySet<string> = new Set([
  ...['h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'table', 'figure', 'x-mark', 'x-gallery'],
]);
const inline: ReadonlySet<string> = new Set(['a', 'strong', 'b', 'em', 'i', 'sub', 'sup']);
/** What is no more than its content: in a list, table or quotation, and in the line of a picture. */
const boxes: ReadonlySet<string> = new Set(['x-mark', 'x-gallery', 'div', 'figure', 'figcaption']);
const captionBoxes: ReadonlySet<string> = new Set([...boxes, 'p', 'h2', 'h3', 'h4']);

/** Longest quotation that stands on the place of a post. */
const longestQuote = 400;

const html = (tag: string, inner: string): Block => ({ kind: 'html', tag, html: inner });
const markOf = ({ attribs }: Element, marks: readonly Mark[]): Mark | undefined =>
  marks[Number(attribs['n'])];

/** The last link of a quoted post leads to the post itself. */
function addressIn(nodes: ChildNode[]): string {
  const links = getElementsByTagName('a', nodes).map(({ attribs }) => plainText(attribs['href'] ?? ''));
  return links.findLast((href) => findEmbed(href) !== null) ?? '';
}

function quoteOf(nodes: readonly ChildNode[]): string {
  const text = plainText(writeTree(nodes));
  return text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text;
}

const linkHtml = (address: string, words = address) =>
  `<a href="${escapeHtml(address)}" rel="nofollow">${escapeHtml(words)}</a>`;

function linkTo(address: string): Block {
  const host = new URL(address.replace(/^\/\//, 'https://')).hostname.replace(/^www\./, '');
  return html('p', `<p>${linkHtml(address, host)}</p>`);
}

/** What a mark stands for, as a block of its own. */
function unmark(mark: Mark | undefined, inner: ChildNode[], link: string): Block[] {
  switch (mark?.kind) {
    case 'picture':
      return [{ kind: 'picture', picture: mark.picture, link, caption: '' }];
    case 'embed':
      return [{ kind: 'embed', embed: mark.embed }];
    case 'widget':
      return [{ kind: 'widget', widget: mark.widget }];
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

/** Where an embedded thing cannot be shown it is a link, and a picture is one in the line. */
function inLine(mark: Mark | undefined): string {
  if (mark?.kind === 'embed') return linkHtml(mark.embed.href);
  if (mark?.kind === 'link') return linkHtml(mark.address);
  return mark?.kind === 'picture' ? pictureFrame(mark.picture) : '';
}

const pictures = (blocks: readonly Block[]): PictureBlock[] =>
  blocks.filter((block) => block.kind === 'picture');

/** A figure: its picture with its line, or whatever else the newsroom put into one. */
function unwrapFigure(figure: Element, marks: readonly Mark[]): Block[] {
  const captions = getElementsByTagName('figcaption', figure.children);
  captions.forEach(removeElement);
  const [caption] = captions;
  if (caption) unbox(caption, captionBoxes, () => '');
  const line = caption ? writeTree(caption.children).trim() : '';
  const blocks = toBlocksOf(figure.children, marks);
  const [first, ...others] = blocks;
  if (first?.kind === 'picture' && others.length === 0) return [{ ...first, caption: line }];
  return plainText(line) ? [...blocks, html('p', `<p>${line}</p>`)] : blocks;
}

function keepWhole(element: Element, marks: readonly Mark[]): Block[] {
  unbox(element, boxes, (box) => inLine(markOf(box, marks)));
  const kept = writeTree(element);
  return plainText(kept) || kept.includes('<img') ? [html(element.name, kept)] : [];
}

function unwrap(element: Element, marks: readonly Mark[], link: string): Block[] {
  const { name, children } = element;
  if (name === 'x-mark') return unmark(markOf(element, marks), children, link);
  if (name === 'figure') return unwrapFigure(element, marks);
  if (name !== 'x-gallery') return keepWhole(element, marks);
  const blocks = toBlocksOf(children, marks);
  const shown = pictures(blocks);
  const others = blocks.filter(({ kind }) => kind !== 'picture');
  return shown.length > 1 ? [{ kind: 'gallery', pictures: shown }, ...others] : blocks;
}

function toBlocksOf(nodes: readonly ChildNode[], marks: readonly Mark[]): Block[] {
  const blocks: Block[] = [];
  const run = new TextRun();
  const flush = () => blocks.push(...run.take().map((words) => html('p', `<p>${words}</p>`)));

  const readBox = (box: Element) => {
    flush();
    if (whole.has(box.name)) blocks.push(...unwrap(box, marks, run.link));
    else if (box.name === 'hr') blocks.push(html('hr', '<hr>'));
    else box.children.forEach(read);
    flush();
  };
  const read = (node: ChildNode): void => {
    if (isText(node)) run.addWords(node.data);
    if (!isTag(node)) return;
    if (node.name === 'br') run.addBreak();
    else if (inline.has(node.name)) {
      run.begin(node);
      node.children.forEach(read);
      run.end();
    } else readBox(node);
  };
  nodes.forEach(read);
  flush();
  return blocks;
}

/** A marked text as the blocks it is made of, in its order. Of broken markup every word is kept. */
export function toBlocks({ html: text, marks }: MarkedText): Block[] {
  return gatherRows(toBlocksOf(readTree(text), marks));
}
