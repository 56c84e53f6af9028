import type { HtmlElement } from 'html-validate';
import type { PageFacts } from './CrawledPage';
import { attributeOf, parseHtml, textOf } from './parseHtml';

/**
 * What a document says of itself and where it leads.
 * @param url Its address, which the addresses in it are relative to.
 */
export function readPage(html: string, url: string): PageFacts {
  const root = parseHtml(html);
  const all = (selector: string) => root.querySelectorAll(selector);
  const ids = all('[id]').map((element) => attributeOf(element, 'id') ?? '');
  const hrefs = all('a[href]').map((link) => attributeOf(link, 'href') ?? '');
  return {
    lang: all('html').map((element) => attributeOf(element, 'lang'))[0] ?? null,
    // An icon has a title of its own.
    titles: all('head > title').map(textOf),
    headings: all('h1').length,
    canonicals: valuesOf(all('link[rel="canonical"]'), 'href').map((href) => new URL(href, url).href),
    alternates: new Map(
      all('link[rel="alternate"]').flatMap((link): [string, string][] => {
        const language = attributeOf(link, 'hreflang');
        return language ? [[language, new URL(attributeOf(link, 'href') ?? '', url).href]] : [];
      }),
    ),
    isIndexed: !valuesOf(all('meta[name="robots"]'), 'content').some((robots) => robots.includes('noindex')),
    links: [...new Set(hrefs.flatMap((href) => absolute(href, url)))],
    nameless: all('a[href], button, summary')
      .filter((element) => attributeOf(element, 'aria-hidden') !== 'true')
      .filter((element) => nameOf(element, root) === '')
      .map(markup),
    pictures: all('img')
      .filter((image) => ['width', 'height', 'alt'].some((name) => !image.hasAttribute(name)))
      .map(markup),
    undefinedClasses: all('[class]')
      .filter((element) => attributeOf(element, 'class')?.split(' ').includes('undefined'))
      .map(markup),
    doubleIds: [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))],
    lostFragments: hrefs.filter(
      (href) => /^#./.test(href) && !ids.includes(decodeURIComponent(href.slice(1))),
    ),
    jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent),
  };
}

const valuesOf = (elements: readonly HtmlElement[], name: string): string[] =>
  elements.flatMap((element) => attributeOf(element, name) ?? []);

function absolute(href: string, base: string): string[] {
  const url = URL.parse(href, base);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return [];
  url.hash = '';
  return [url.href];
}

/** Roughly the accessible name: enough to find what has none. */
function nameOf(element: HtmlElement, root: HtmlElement): string {
  const label = attributeOf(element, 'aria-label')?.trim();
  if (label) return label;
  const labelled = (attributeOf(element, 'aria-labelledby') ?? '').split(' ').filter(Boolean);
  const words = labelled.flatMap((id) => root.querySelectorAll(`[id="${id}"]`).map(textOf)).join(' ');
  if (words) return words;
  const pictures = valuesOf(element.querySelectorAll('img'), 'alt').join(' ').trim();
  return textOf(element) || pictures || (attributeOf(element, 'title') ?? '');
}

function markup(element: HtmlElement): string {
  const attributes = element.attributes.map(({ key, value }) => ` ${key}="${String(value ?? '')}"`);
  return `<${element.tagName}${attributes.join('')}>`;
}
