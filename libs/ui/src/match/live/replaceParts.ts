/**
 * Puts new HTML into the parts of a page that differ. A part with the focus stays as it is until the next update: the
 * focus must not be lost.
 */
export function replaceParts(within: ParentNode, parts: Readonly<Record<string, string>>): void {
  for (const [name, html] of Object.entries(parts)) {
    for (const place of within.querySelectorAll(`[data-part="${CSS.escape(name)}"]`)) {
      if (place.contains(document.activeElement)) continue;
      const template = document.createElement('template');
      template.innerHTML = html;
      if (template.innerHTML !== asSent(place)) place.replaceChildren(template.content);
    }
  }
}

/** What a place holds but for the hours of the reader, which no answer has. */
function asSent(place: Element): string {
  if (!place.querySelector('[data-reader-time]')) return place.innerHTML;
  const copy = place.cloneNode(true) as Element;
  for (const slot of copy.querySelectorAll<HTMLElement>('[data-reader-time]')) {
    slot.textContent = '';
    slot.hidden = true;
  }
  return copy.innerHTML;
}
