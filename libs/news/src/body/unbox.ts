import { Element, isText, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** Puts the content of boxes in their place, behind what `markHtml` makes of each. */
export function unbox(
  element: Element,
  names: ReadonlySet<string>,
  markHtml: (box: Element) => string,
): void {
  for (const box of DomUtils.getElementsByTagName((name) => names.has(name), element.children)) {
    const endsLine = box.name === 'div' && box.next && isText(box.next);
    const nodes = [new Text(markHtml(box)), ...box.children, ...(endsLine ? [new Element('br', {})] : [])];
    for (const node of nodes) DomUtils.prepend(box, node);
    DomUtils.removeElement(box);
  }
}
