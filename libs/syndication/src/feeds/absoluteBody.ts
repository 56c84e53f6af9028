const address = /\b(href|src)="([^"]*)"/g;
const whole = /^(?:[a-z][a-z0-9+.-]*:|#)/i;

/** Where relative addresses of a body lead: links from its page, pictures on their host. */
export type BodyBases = { href: string; src: string };

/** A cleaned body whose addresses mean the same away from its page. */
export function absoluteBody(html: string, bases: BodyBases): string {
  return html.replace(address, (all, name: keyof BodyBases, value: string) => {
    const sent = value.replaceAll('&amp;', '&');
    const base = bases[name];
    if (whole.test(sent) || !URL.canParse(sent, base)) return all;
    return `${name}="${new URL(sent, base).href.replaceAll('&', '&amp;')}"`;
  });
}
