import { sites } from '@cancha/brands/sites';
import type { Site } from '@cancha/brands/Site';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ConsentRecord, ConsentRun } from '../consent/ConsentRecord';
import { testContext } from '../testing/testContext';
import { ConsentReceipt } from './ConsentReceipt';
import { toPrivacyChoices } from './toPrivacyChoices';

const all: readonly Site[] = Object.values(sites);
const run: ConsentRun = {
  service: 'Counter',
  purpose: 'measurement',
  why: 'chosen',
  first: '2026-11-23T16:35:00.000Z',
  last: '2026-11-23T16:35:00.000Z',
  times: 2,
};
const at = run.first;
const record: ConsentRecord = {
  version: 1,
  choice: { at, by: 'notice', text: '2026-11-23', language: 'es', asked: [], granted: [] },
  managed: { at, manager: 'Manager', purposes: [1, 8], granted: [] },
  ran: [run, { ...run, tcf: [1, 8] }, { ...run, why: 'opened' }, { ...run, why: 'optOut' }],
};

describe.each(all.map((site) => [site.id, site] as const))('the receipt of %s', (_, site) => {
  const { dates, labels } = toPrivacyChoices(testContext({ site })).form;

  it.each(['site', 'manager', 'nobody'] as const)('has no sentence that ends twice: asked by %s', (asker) => {
    const html = renderToStaticMarkup(
      <ConsentReceipt {...{ record, asker, dates, labels }} titles={{}} onForget={() => undefined} />,
    );

    expect(html).toMatch(/:35/);
    expect(html).not.toMatch(/\.\s*\./);
    expect(html).not.toMatch(/\{\w+\}/);
  });
});

it('is tried with times that end in a full stop', () => {
  const ends = all.filter(({ formatLocale, timeZone }) =>
    new Intl.DateTimeFormat(formatLocale, { timeStyle: 'short', timeZone })
      .format(new Date(at))
      .endsWith('.'),
  );

  expect(ends.length).toBeGreaterThan(0);
});
