/** Browsers say where a form stands. What says nothing is no browser, and has no reader's cookies. */
export function isSameOrigin({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers.get('origin');
  // `null` is what a browser says that was told to say nothing.
  if (origin === null || (origin === 'null' && site === 'same-origin')) return true;
  return URL.parse(origin)?.host === headers.get('host');
}
