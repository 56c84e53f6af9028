import type { Page } from '@playwright/test';
import { canaryCall, nameOf } from './hostileCases';

/** What a page did that it must not do, each under the name of the case that made it. */
export type Harm = { readonly found: string[]; clear(): void };

/** Watches a tab: calls that no script of ours makes, requests to others, windows and questions. */
export async function watchForHarm(page: Page, own: readonly string[]): Promise<Harm> {
  const found: string[] = [];
  const tell = (what: string, trace: string) => found.push(`${what} by ${nameOf(trace)}`);
  await page.exposeFunction(canaryCall, (number: number) => tell('a script ran', `${canaryCall}(${number})`));
  page.on('dialog', (dialog) => {
    tell('a question', dialog.message());
    void dialog.dismiss();
  });
  page.on('popup', (popup) => tell('a window', popup.url()));
  page.on('pageerror', (error) => tell('an error', error.message));
  // Not by a route: a tab with one has no cache, and reads each script anew.
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!own.includes(origin) && protocol !== 'data:') tell('a request', request.url());
  });
  return { found, clear: () => found.splice(0) };
}

/** What stands in a page and would do harm when somebody taps it, or hides what is ours. */
export async function findHarm(page: Page): Promise<string[]> {
  const traces = await page.evaluate(() => {
    const runs = /^[\s\p{Cc}]*(?:javascript|vbscript|data|blob|file|filesystem|view-source|intent):/iu;
    const addresses = [
      'href',
      'src',
      'action',
      'formaction',
      'data',
      'poster',
      'background',
      'xlink:href',
      'srcset',
    ];
    const never =
      'iframe, frame, frameset, object, embed, applet, portal, base, meta[http-equiv], marquee, math, foreignObject, animate, ' +
      'link[rel=canonical] ~ link[rel=canonical], main form[action^="http"], main style, main script[src], main template';
    const clobbered = [
      'body',
      'parent',
      'location',
      'config',
      'self',
      'querySelector',
      '__NEXT_DATA__',
      '__next_f',
      'takeEarlyTaps',
    ];
    const elements = [...document.querySelectorAll('*')];
    const named = [
      document.getElementsByName('body'),
      ...clobbered.map((name) => document.querySelectorAll(`[id="${name}"], [name="${name}"]`)),
    ];
    const wrong = elements.filter((element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') ||
          (addresses.includes(name) && runs.test(value)) ||
          (name === 'style' && /url\(|position:\s*fixed|expression|behaviou?r/i.test(value)),
      ),
    );
    const all = [...wrong, ...document.querySelectorAll(never), ...named.flatMap((list) => [...list])];
    return all.map((element) => element.outerHTML.slice(0, 300));
  });
  return traces.map((trace) => `${nameOf(trace)}: ${trace}`);
}
