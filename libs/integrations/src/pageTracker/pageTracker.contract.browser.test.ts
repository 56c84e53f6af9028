import { tellOfFurtherPage } from '@cancha/site/navigation/furtherPage';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { scriptFailures } from '../browser/testing/scriptModes';
import { createMarfeelTracker } from './createMarfeelTracker';
import { startPageTracker } from './startPageTracker';

type Tracked = { url: string; rs: string };
const page = window as { trackedByVendor?: Tracked[]; marfeel?: { cmd?: unknown; config?: unknown } };
const rowOf = (mode: string) => ({ account: '77', script: `${inject('scripts')}/${mode}/pageTracker.js` });
const isTold = (event: Event) => event.preventDefault();
const aPage = { url: 'https://x.example/a.html', title: 'A', section: 'mls', authors: ['ana'] };

let stop = () => {};
afterEach(() => {
  stop();
  delete page.trackedByVendor;
  delete page.marfeel;
  for (const script of document.head.querySelectorAll('script[src*="/pageTracker.js"]')) script.remove();
});

describe('the tracker', () => {
  it('is told of each page, those too that came before its script', async () => {
    const tracker = createMarfeelTracker(rowOf('works'));
    tracker.notifyNewPage({ ...aPage, referrerType: 'document' });
    await vi.waitFor(() => expect(page.trackedByVendor).toHaveLength(1));
    tracker.notifyNewPage({ ...aPage, url: 'https://x.example/l?page=2', referrerType: 'list' });

    expect(page.trackedByVendor).toEqual([
      { url: 'https://x.example/a.html', rs: 'internal' },
      { url: 'https://x.example/l?page=2', rs: 'infinite scroll' },
    ]);
    expect(page.marfeel?.config).toEqual({ accountId: '77' });
  });

  it.each(scriptFailures)('keeps what it would tell when the script is %s', async (mode) => {
    window.addEventListener('error', isTold);
    const tracker = createMarfeelTracker(rowOf(mode));
    tracker.notifyNewPage({ ...aPage, referrerType: 'document' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    window.removeEventListener('error', isTold);

    expect(page.trackedByVendor ?? []).toEqual([]);
    expect(page.marfeel?.cmd).toHaveLength(1);
  });

  it('does not cost the page anything when the vendor’s queue throws', () => {
    const tracker = createMarfeelTracker(rowOf('missing'));
    page.marfeel!.cmd = {
      push() {
        throw new Error('The queue fails.');
      },
    };

    expect(() => tracker.notifyNewPage({ ...aPage, referrerType: 'view' })).not.toThrow();
  });
});

it('a further page in the document is told once, and none after the reader withdraws', async () => {
  stop = startPageTracker(rowOf('works'), { siteCode: 'FCA', prefix: '' }) as () => void;
  tellOfFurtherPage({ path: '/ultimas-noticias?page=2', kind: 'list' });
  await vi.waitFor(() => expect(page.trackedByVendor).toHaveLength(1));
  stop();
  tellOfFurtherPage({ path: '/ultimas-noticias?page=3', kind: 'list' });

  expect(page.trackedByVendor).toEqual([
    { url: `${location.origin}/ultimas-noticias?page=2`, rs: 'infinite scroll' },
  ]);
});
