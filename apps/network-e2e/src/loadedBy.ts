import type { Page } from '@playwright/test';

export type Loaded = {
  /** Paths of what the site itself sent. */
  paths: string[];
  /** Addresses that did not arrive. */
  failed: string[];
  /** Errors and warnings of the console, but those that the browser of a test has, which loads no pictures. */
  problems: string[];
};

/** Writes down what a page loads from now on, and its errors. A document that is late is asked for again: see `askAgain`. */
export function loadedBy(page: Page): Loaded {
  const loaded: Loaded = { paths: [], failed: [], problems: [] };
  const late = new Set<string>();
  page.on('response', (answer) => {
    const url = new URL(answer.url());
    if (url.host === new URL(page.url()).host) loaded.paths.push(url.pathname);
    const isLate = answer.status() === 503 && answer.request().isNavigationRequest();
    if (isLate) late.add(answer.url());
    else if (answer.status() >= 400) loaded.failed.push(answer.url());
  });
  page.on('console', (message) => {
    const isOfTest = /image loading is disabled|\/statics\/pictures\/\S+ was preloaded/.test(message.text());
    if (!['error', 'warning'].includes(message.type()) || isOfTest || late.has(message.location().url))
      return;
    loaded.problems.push(message.text());
  });
  page.on('pageerror', (error) => loaded.problems.push(error.message));
  return loaded;
}
