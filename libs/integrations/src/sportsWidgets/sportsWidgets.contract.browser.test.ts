import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { scriptFailures } from '../browser/testing/scriptModes';
import { startSportsWidgets } from './startSportsWidgets';

const page = window as { opta_settings?: object; Opta?: object };
const row = { subscription: 'SUB-1', language: 'es_ES', timeZone: 'America/Costa_Rica' };

let stop: (() => void) | void;
const start = (mode: string) => {
  const host = `${inject('scripts')}/${mode}`;
  const addresses = { script: `${host}/sportsWidgets.js`, styles: `${host}/widgets.css` };
  stop = startSportsWidgets({ ...row, ...addresses }, { siteCode: 'FCA', prefix: '' });
};
const add = (widget: string) =>
  document.querySelector('main')!.insertAdjacentHTML(
    'beforeend',
    `<div data-sports-widget='{"widget":"${widget}","competition":"115"}'>
      <p>Datos</p><button>Cargar</button><p data-on-failed="No se pudo"></p>
    </div>`,
  );
const place = (at = 0) => document.querySelectorAll('[data-sports-widget]')[at]!;
const scripts = () => document.head.querySelectorAll('script[src*="/sportsWidgets.js"]');
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A script that throws tells the window; the page goes on. */
const isTold = (event: Event) => event.preventDefault();

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  window.addEventListener('error', isTold);
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  window.removeEventListener('error', isTold);
  for (const script of scripts()) script.remove();
  for (const name of ['opta_settings', 'Opta'] as const) delete page[name];
});

describe('a widget of sports data', () => {
  it('comes in the language and the zone of the site, with what the newsroom gave it', async () => {
    add('standings');
    start('works');
    await vi.waitFor(() => expect(place().textContent).toContain('standingsSUB-1 es_ES America/Costa_Rica'));

    expect(place().querySelector('opta-widget')?.getAttribute('competition')).toBe('115');
    expect(page.opta_settings).toMatchObject({ load_when_visible: true });
  });

  it('is started when it comes later, by the script that is there', async () => {
    add('standings');
    start('works');
    await vi.waitFor(() => expect(page.Opta).toBeDefined());
    add('fixtures');
    await vi.waitFor(() => expect(place(1).textContent).toContain('fixtures'));

    expect(scripts()).toHaveLength(1);
  });

  it('is not asked for on a page without one', async () => {
    start('works');
    await wait(200);

    expect(scripts()).toHaveLength(0);
  });

  it('gives way to its placeholder when it is not allowed any more, and comes back', async () => {
    add('standings');
    start('works');
    await vi.waitFor(() => expect(page.Opta).toBeDefined());
    stop?.();
    expect(place().textContent).toContain('Cargar');
    start('works');
    await vi.waitFor(() => expect(place().textContent).toContain('SUB-1'));

    expect(scripts()).toHaveLength(1);
  });

  it.each(scriptFailures)('gives way to words when the script is %s', async (mode) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    add('standings');
    start(mode);
    await vi.advanceTimersByTimeAsync(10_000);

    expect(place().textContent).toContain('No se pudo');
    expect(scripts()).toHaveLength(0);
  });

  it('is asked for again by a tap after a failure', async () => {
    add('standings');
    start('missing');
    await vi.waitFor(() => expect(place().textContent).toContain('No se pudo'));
    await wait(200);
    expect(scripts()).toHaveLength(0);
    place().querySelector('button')!.click();

    expect(scripts()).toHaveLength(1);
    expect(place().textContent).not.toContain('No se pudo');
  });
});
