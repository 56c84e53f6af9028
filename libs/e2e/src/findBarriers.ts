import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half as long as `axe.source`: each page reads it anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What the colours decide: in another colour scheme nothing else differs. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

type Scope = {
  /** Selector of the part of the page that is looked at. Default: all of it, with its frames. */
  within?: string;
  /** Default: every rule of axe that is on unasked. */
  rules?: readonly string[];
};

/** What axe finds on a page as it stands: rule and markup, `color-contrast: <p>…</p>`. */
export async function findBarriers(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return page.evaluate(
    async ([part, only]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        ...(only ? { runOnly: { type: 'rule' as const, values: [...only] } } : {}),
        // To describe all that passed takes longer than to judge it.
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [within, rules] as const,
  );
}
