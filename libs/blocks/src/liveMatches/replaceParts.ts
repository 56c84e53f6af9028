/**
 * Puts the parts of a match's page in place of what they were, where they differ. A part in which the reader stands
 * with the keyboard waits for the next time: the focus must not be lost.
 */
export function replaceParts(page: Document, parts: Readonly<Record<string, string>>): void {
  for (const [name, html] of Object.entries(parts)) {
    const place = page.querySelector(`[data-part="${CSS.escape(name)}"]`);
    if (!place || place.contains(page.activeElement)) continue;
    const holder = page.createElement('template');
    holder.innerHTML = html;
    if (holder.innerHTML !== place.innerHTML) place.replaceChildren(holder.content);
  }
}
