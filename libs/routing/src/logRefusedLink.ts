/** Tells who writes the page, while it is being written, that an address became plain words. */
export function logRefusedLink(href: string): void {
  if (process.env.NODE_ENV === 'development') console.warn(`Not shown as a link: ${JSON.stringify(href)}`);
}
