import { render } from 'dom-serializer';
import { Element, type AnyNode, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Reads what the cleaning wrote: every tag is closed there. Entities stay as they are written. */
export const readTree = (html: string): ChildNode[] =>
  parseDocument(html, { xmlMode: true, decodeEntities: false }).children;

/** Writes what `readTree` read as it was. */
export const writeTree = (nodes: AnyNode | readonly AnyNode[]): string =>
  render(nodes, { encodeEntities: false, selfClosingTags: true, emptyAttrs: true });

export const openingTag = ({ name, attribs }: Element): string =>
  writeTree(new Element(name, attribs)).slice(0, -`</${name}>`.length);
