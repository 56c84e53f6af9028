import { HtmlValidate, Parser } from 'html-validate';

/** @typedef {import('html-validate').HtmlElement} Element */
/**
 * @typedef {object} DocumentFacts What search engines and readers find in a document.
 * @property {string[]} title
 * @property {string[]} h1
 * @property {string[]} canonical
 * @property {string[]} robots
 * @property {string[]} alternates `hreflang address` each.
 * @property {string[]} amphtml
 * @property {string[]} meta Description, Open Graph and the like: `name: content` each.
 * @property {unknown[]} jsonLd
 * @property {string[]} links Where links, forms and the head's own ones lead, each once, in order of the alphabet.
 * @property {string} text What a reader sees.
 */

const config = new HtmlValidate({ root: true, extends: ['html-validate:recommended'] }).getConfigForSync(
  'page.html',
);
/** Of `<link>`: what belongs to the build and not to the address. */
const buildRels = new Set(['stylesheet', 'preload', 'modulepreload', 'preconnect', 'dns-prefetch', 'expect']);

/**
 * @param {string} html
 * @returns {DocumentFacts}
 */
export function readDocument(html) {
  const root = new Parser(config).parseHtml(html);
  const all = (/** @type {string} */ selector) => root.querySelectorAll(selector);
  const heads = all('link[rel]').filter((link) => !buildRels.has(valueOf(link, 'rel')));
  const hrefs = (/** @type {string} */ rel) =>
    heads.filter((link) => valueOf(link, 'rel') === rel).map((link) => valueOf(link, 'href'));
  const leads = [
    ...all('a[href]').map((link) => valueOf(link, 'href')),
    ...all('form[action]').map((form) => valueOf(form, 'action')),
    ...heads.map((link) => valueOf(link, 'href')),
  ];
  return {
    title: all('head > title').map(textOf),
    h1: all('h1').map(textOf),
    canonical: hrefs('canonical'),
    robots: all('meta[name="robots"]').map((meta) => valueOf(meta, 'content')),
    alternates: heads
      .filter((link) => valueOf(link, 'rel') === 'alternate')
      .map((link) => `${valueOf(link, 'hreflang') || valueOf(link, 'type')} ${valueOf(link, 'href')}`)
      .sort(),
    amphtml: hrefs('amphtml'),
    meta: all('meta[content]')
      .map((meta) => `${valueOf(meta, 'property') || valueOf(meta, 'name')}: ${valueOf(meta, 'content')}`)
      .sort(),
    jsonLd: all('script[type="application/ld+json"]').map((script) => readJson(script.textContent)),
    links: [...new Set(leads)].sort(),
    text: readText(html),
  };
}

/**
 * @param {Element} element
 * @param {string} name
 */
function valueOf(element, name) {
  return decode(element.getAttributeValue(name) ?? '');
}

/** @param {Element} element */
function textOf(element) {
  return decode(element.textContent).replace(/\s+/g, ' ').trim();
}

/** @type {Readonly<Record<string, string>>} */
const characters = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** @param {string} text */
function decode(text) {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(parseInt(String(code), 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name) => characters[String(name)] ?? whole);
}

/**
 * The words of a document's body: without scripts, styles and templates, one line a block of markup.
 * @param {string} html
 */
function readText(html) {
  const body = html.slice(Math.max(0, html.search(/<body[\s>]/i)));
  const words = body
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]+>/g, '\n');
  return decode(words)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/**
 * JSON with its keys in order; the text itself where it is none.
 * @param {string} text
 * @returns {unknown}
 */
function readJson(text) {
  try {
    return sortKeys(JSON.parse(text));
  } catch {
    return text;
  }
}

/**
 * @param {unknown} value
 * @returns {unknown}
 */
function sortKeys(value) {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}
