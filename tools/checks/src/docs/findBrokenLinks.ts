import path from 'node:path';
import type { Page } from './readPage';

/** Links of a page within the workspace that lead nowhere: to no file or folder, or to no heading of a page. */
export function findBrokenLinks(
  page: Page,
  pages: readonly Page[],
  exists: (file: string) => boolean,
): string[] {
  const anchorsOf = (file: string) => pages.find((other) => other.file === file)?.anchors;
  return page.links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [name = '', anchor] = link.split('#');
    const file = name === '' ? page.file : path.join(path.dirname(page.file), name);
    if (!exists(file)) return true;
    return anchor !== undefined && !anchorsOf(file)?.includes(anchor);
  });
}
