import { HtmlValidate, Parser, type HtmlElement } from 'html-validate';
import { htmlConfig } from './htmlRules';

const config = new HtmlValidate(htmlConfig).getConfigForSync('page.html');

/** A document as a tree that can be asked by selectors. Throws for what cannot be read as HTML at all. */
export function parseHtml(html: string): HtmlElement {
  return new Parser(config).parseHtml(html);
}

/** Text with its space as a reader sees it. */
export const textOf = (element: HtmlElement): string => element.textContent.replace(/\s+/g, ' ').trim();

/** `null` for an attribute that is not there, `''` for one without a value. */
export const attributeOf = (element: HtmlElement, name: string): string | null =>
  element.hasAttribute(name) ? decode(element.getAttributeValue(name) ?? '') : null;

/** The few references that React and our own templates write. */
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => characters[name] ?? whole);
}
