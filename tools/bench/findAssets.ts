import { DomUtils, parseDocument } from 'htmlparser2';

/**
 * The files a page makes the browser fetch at once, each once, as they are written in it. Scripts count by
 * `src` or by a preload; those with `nomodule` are for browsers of another age and do not.
 */
export function findAssets(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const isFetched = (name: string) => name === 'script' || name === 'link';
  for (const { name, attribs } of DomUtils.getElementsByTagName(isFetched, parseDocument(html), true)) {
    const { src, href, as } = attribs;
    const rel = (attribs['rel'] ?? '').toLowerCase().split(/\s+/);
    const isPreloaded = rel.includes('modulepreload') || (rel.includes('preload') && as === 'script');
    if (name === 'script' && src && !('nomodule' in attribs)) scripts.add(src);
    if (name === 'link' && href && isPreloaded) scripts.add(href);
    if (name === 'link' && href && rel.includes('stylesheet')) styles.add(href);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
