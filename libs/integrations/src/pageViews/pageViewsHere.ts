import { openDocument } from './openDocument';
import { PageViews } from './PageViews';
import { readPage } from './readPage';

/** Who counts pages is told no more of one than that. */
function readNewPage() {
  const { url, title, section, authors } = readPage();
  return { url, title, section: section ?? '', authors };
}

let here: PageViews | undefined;

/** What counts in this document, one for all services. Only to be asked once measurement is allowed: it stores the visit. */
export function pageViewsHere(): PageViews {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (here ??= new PageViews(
    openDocument({
      type: entry?.type ?? 'navigate',
      referrer: document.referrer,
      origin: location.origin,
      storage: () => sessionStorage,
    }),
    readNewPage,
    document,
  ));
}
