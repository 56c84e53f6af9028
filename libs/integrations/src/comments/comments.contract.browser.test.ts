import { showConversation } from '@cancha/site/comments/servedComments';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { scriptFailures } from '../browser/testing/scriptModes';
import { startComments } from './startComments';

type ServicePage = { vf?: object; vfQ?: object; commentsLog?: { resets: number; conversations: string[] } };
const page = window as ServicePage;

let stop: (() => void) | void;
const start = (mode: string, row: object = {}, query = '') => {
  stop = startComments(
    { script: `${inject('scripts')}/${mode}/comments.js${query}`, ...row },
    { siteCode: 'FCA', prefix: '' },
  );
};
const scripts = () => document.head.querySelectorAll('script[src*="/comments.js"]');
const placeOf = (id: string) => document.querySelector<HTMLElement>(`[data-comment-count="${id}"]`)!;
const addPlace = (id: string) =>
  document.querySelector('main')!.insertAdjacentHTML('beforeend', `<span data-comment-count="${id}"></span>`);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A script that throws tells the window; the page goes on. */
const isTold = (event: Event) => event.preventDefault();

beforeEach(() => {
  document.body.innerHTML = '<main></main><div id="tray"></div>';
  document.head.insertAdjacentHTML('beforeend', '<meta name="vf:container_id" content="FCA-7">');
  window.addEventListener('error', isTold);
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  window.removeEventListener('error', isTold);
  document.querySelector('meta[name="vf:container_id"]')?.remove();
  for (const script of scripts()) script.remove();
  for (const name of ['vf', 'vfQ', 'commentsLog'] as const) delete page[name];
});

describe('the number of comments', () => {
  it('is what the service says of each conversation, of cards that come later too', async () => {
    addPlace('FCA-1');
    addPlace('');
    start('works');
    await vi.waitFor(() => expect(placeOf('FCA-1').textContent).toMatch(/^\d+$/));
    expect(placeOf('').innerHTML).toContain('vf-container-id="FCA-7"');
    expect(placeOf('').className).toBe('viafoura');

    addPlace('FCA-2');
    await vi.waitFor(() => expect(placeOf('FCA-2').textContent).toMatch(/^\d+$/));
    expect(scripts()).toHaveLength(1);
  });

  it('is asked for again once, after 1.5 s, where some counter is empty', async () => {
    addPlace('FCA-1');
    addPlace('FCA-2');
    start('works', {}, '?counts=late');
    await vi.waitFor(() => expect(page.vf).toBeDefined());
    await wait(1_000);
    expect(page.commentsLog?.resets).toBe(0);
    await vi.waitFor(() => expect(placeOf('FCA-2').textContent).toMatch(/^\d+$/), 1_500);
    expect(page.commentsLog?.resets).toBe(1);
  });

  it('stays empty where the service never says it, and is not asked for over and over', async () => {
    addPlace('FCA-1');
    start('works', {}, '?counts=never');
    await vi.waitFor(() => expect(page.commentsLog?.resets).toBe(1), 3_000);
    addPlace('FCA-2');
    stop?.();
    start('works', {}, '?counts=never');
    await wait(1_800);

    expect(page.commentsLog?.resets).toBe(1);
    expect(placeOf('FCA-1').textContent).toBe('');
  });

  it('is not asked for again where every counter has one', async () => {
    addPlace('FCA-1');
    start('works');
    await vi.waitFor(() => expect(placeOf('FCA-1').textContent).toMatch(/^\d+$/));
    await wait(1_800);

    expect(page.commentsLog?.resets).toBe(0);
  });

  it('is not asked for where it came with the articles, nor on a page that counts nothing', async () => {
    start('works');
    stop?.();
    addPlace('FCA-1');
    start('works', { counts: 'given' });
    await wait(200);

    expect(scripts()).toHaveLength(0);
    expect(placeOf('FCA-1').childElementCount).toBe(0);
  });

  it('leaves with the reader’s consent, and comes back without a second script', async () => {
    addPlace('FCA-1');
    start('works');
    await vi.waitFor(() => expect(placeOf('FCA-1').textContent).not.toBe(''));
    stop?.();
    expect(placeOf('FCA-1').childElementCount).toBe(0);
    start('works');
    await vi.waitFor(() => expect(placeOf('FCA-1').textContent).not.toBe(''));

    expect(scripts()).toHaveLength(1);
  });

  it.each(scriptFailures)('leaves its place empty when the script is %s', async (mode) => {
    addPlace('FCA-1');
    start(mode);
    await wait(100);

    expect(placeOf('FCA-1').textContent).toBe('');
  });
});

describe('a conversation', () => {
  const tray = () => document.getElementById('tray')!;

  it('is shown where it is asked for, and leaves with the reader’s consent', async () => {
    start('works', { counts: 'given' });
    expect(scripts()).toHaveLength(0);

    expect(await showConversation(tray(), 'FCA-7')).toBe('shown');
    expect(page.commentsLog?.conversations).toEqual(['FCA-7']);
    expect(tray().textContent).toContain('FCA-7');
    stop?.();
    expect(tray().childElementCount).toBe(0);
  });

  it.each(scriptFailures)('is given up in ten seconds when the script is %s', async (mode) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    start(mode, { counts: 'given' });
    const outcome = showConversation(tray(), 'FCA-7');
    await vi.advanceTimersByTimeAsync(10_000);

    expect(await outcome).toBe('failed');
    expect(tray().childElementCount).toBe(0);
    // The next try asks for the script anew.
    expect(scripts()).toHaveLength(0);
  });

  it('is said at once not to be had where the script is not there', async () => {
    start('missing', { counts: 'given' });

    expect(await showConversation(tray(), 'FCA-7')).toBe('failed');
  });

  it('can be had after a failure', async () => {
    start('missing', { counts: 'given' });
    await showConversation(tray(), 'FCA-7');
    stop?.();
    start('works', { counts: 'given' });

    expect(await showConversation(tray(), 'FCA-7')).toBe('shown');
  });
});
