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
      if (template.innerHTML !== place.innerHTML) place.replaceChildren(template.content);
    }
  }
}
