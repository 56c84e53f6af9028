const hint = /<link rel="preload" as="image"[^>]*>/g;

/**
 * The markup without React's hints for the pictures in it, which stand before it: the pictures themselves follow at
 * once. Only that of a picture a page waits for stays, which is to come before flags and shields.
 */
export function dropPictureHints(html: string): string {
  return html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, (hints) =>
    (hints.match(hint) ?? []).filter((one) => one.includes('fetchPriority="high"')).join(''),
  );
}
