import { HtmlValidate, Parser, type HtmlElement } from 'html-validate';
import { htmlConfig } from './htmlRules';

const config = new HtmlValidate(htmlConfig).getConfigForSync('page.html');

/** The few names that React and our own templates write. */
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') =>
    (hex ?? decimal)
      ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
      : (characters[name as string] ?? whole),
  );

/** A document as a tree that can be asked by selectors. Throws for what cannot be read as HTML at all. */
export function parseHtml(html: string): HtmlElement {
  return new Parser(config).parseHtml(html);
}

/** Text with its space as a reader sees it. */
export const textOf = (element: HtmlElement): string =>
  decode(element.textContent).replace(/\s+/g, ' ').trim();

/** `null` for an attribute that is not there, `''` for one without a value. */
export const attributeOf = (element: HtmlElement, name: string): string | null =>
  element.hasAttribute(name) ? decode(element.getAttributeValue(name) ?? '') : null;
