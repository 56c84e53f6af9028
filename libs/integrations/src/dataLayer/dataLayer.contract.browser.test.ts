import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { scriptFailures } from '../browser/testing/scriptModes';
import { pushToDataLayer } from './pushToDataLayer';
import { startDataLayer } from './startDataLayer';

type Page = { dataLayer?: object[] | undefined; withdrawnDataLayer?: object[]; takenByManager?: object[] };
const page = window as Page;

function start(mode: string): () => void {
  const row = { container: 'GTM-TEST', script: `${inject('scripts')}/${mode}/dataLayer.js` };
  return (stop = startDataLayer(row, { siteCode: 'FCA', prefix: '' }) as () => void);
}
let stop: () => void;

const article = {
  '@type': 'NewsArticle',
  headline: 'Final',
  datePublished: '2026-07-19T20:00:00-06:00',
};
const targeting = { id: '77', section: 'mundial-2026', authors: ['ana', 'beto'] };

beforeEach(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<script type="application/ld+json" class="facts">{"@type":"BreadcrumbList"}</script>
     <script type="application/ld+json" class="facts">${JSON.stringify(article)}</script>
     <script type="application/ld+json" class="facts">{ broken</script>
     <script type="application/json" class="facts" data-targeting>${JSON.stringify(targeting)}</script>`,
  );
});
afterEach(() => {
  stop();
  delete page.dataLayer;
  delete page.withdrawnDataLayer;
  delete page.takenByManager;
  for (const script of document.head.querySelectorAll('.facts, script[src*="/dataLayer.js"]'))
    script.remove();
});

const facts = {
  ...{ event: 'page', site_code: 'FCA', language: 'en', page_kind: 'article', section: 'mundial-2026' },
  ...{ content_id: '77', authors: 'ana,beto', published_at: '2026-07-19T20:00:00-06:00' },
};

describe('the data layer', () => {
  it('gives the manager of the container what the page is, what happened before it came, and after', async () => {
    start('works');
    pushToDataLayer({ event: 'early' });
    await vi.waitFor(() => expect(page.takenByManager).toHaveLength(3));
    pushToDataLayer({ event: 'late' });

    expect(page.takenByManager).toMatchObject([
      { ...facts, container: 'GTM-TEST' },
      { event: 'gtm.js' },
      { event: 'early' },
      { event: 'late' },
    ]);
  });

  it('is told nothing after the reader withdraws, and goes on when it is allowed again', async () => {
    start('works');
    await vi.waitFor(() => expect(page.takenByManager).toHaveLength(2));
    stop();
    pushToDataLayer({ event: 'withdrawn' });
    expect(page.dataLayer).toBeUndefined();

    start('works');
    pushToDataLayer({ event: 'again' });
    expect(page.takenByManager).toMatchObject([facts, { event: 'gtm.js' }, { event: 'again' }]);
  });

  it('is told of the metrics of the page in whole numbers, with their ratings', () => {
    start('missing');
    // As the reader leaves.
    window.dispatchEvent(new PageTransitionEvent('pagehide'));

    expect(page.dataLayer).toContainEqual({
      event: 'web-vitals',
      metric_name: 'CLS',
      value: expect.closeTo(0, 10),
      metric_rating: 'good',
    });
  });

  it.each(scriptFailures)('keeps its events when the script is %s', async (mode) => {
    // A script that throws tells the window; the page goes on.
    const isTold = (event: Event) => event.preventDefault();
    window.addEventListener('error', isTold);
    start(mode);
    pushToDataLayer({ event: 'early' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    window.removeEventListener('error', isTold);

    expect(page.dataLayer).toMatchObject([facts, { event: 'gtm.js' }, { event: 'early' }]);
    expect(page.takenByManager).toBeUndefined();
  });
});

it('without a data layer an event is told to nobody', () => {
  pushToDataLayer({ event: 'ad-viewed' });

  expect(page.dataLayer).toBeUndefined();
});
