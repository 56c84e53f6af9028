/**
 * Puts the reader where a new document would: at its start, so that the next stop of the keyboard is the way past the
 * menus. The title is announced by the router.
 */
export function startReading(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/** Puts a reader who comes back on the link that was followed, as the browser's own Back does; `false` without it. */
export function resumeAt(href: string | undefined): boolean {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  const link = [...links].find((other) => other.getAttribute('href') === href);
  link?.focus({ preventScroll: true });
  return link !== undefined;
}
