import { DomUtils, parseDocument } from 'htmlparser2';

const naming = /^(?:href|action|src|data-.+)$/;

/** Paths on the same host that a document or a sitemap names. */
export function findPaths(text: string, address: string): string[] {
  return DomUtils.getElementsByTagName('*', parseDocument(text), true)
    .flatMap((element) => [
      ...element.attributes.filter(({ name }) => naming.test(name)).map(({ value }) => value),
      ...(element.name === 'loc' ? [DomUtils.textContent(element)] : []),
    ])
    .map((link) => (link.startsWith(address) ? link.slice(address.length) || '/' : link))
    .filter((path) => /^\/(?!\/|_next\/)/.test(path))
    .map((path) => path.replace(/#.*$/, ''));
}
