import { sites } from '@cancha/brands/sites';
import type { Site } from '@cancha/brands/Site';
import { gpcRefusals, gpcStatementDay, lawOfSite } from '@cancha/site/consent/consentRules';
import { expect, it } from 'vitest';
import { answerGpc } from './answerGpc';

it('says that the signal is abided by, and since when it is so', async () => {
  const answer = await answerGpc(new Request('http://127.0.0.1/fca/gpc'));

  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({ gpc: true, lastUpdate: gpcStatementDay });
  expect(gpcStatementDay).toMatch(/^20\d\d-\d\d-\d\d$/);
});

it.each(Object.values<Site>(sites).map((site) => [site.id, site] as const))('is true of %s', (_, site) => {
  expect(gpcRefusals(lawOfSite(site, gpcStatementDay))).toContain('advertising');
});
