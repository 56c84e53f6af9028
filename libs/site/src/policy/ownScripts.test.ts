import { describe, expect, it } from 'vitest';
import { processSingleton } from '@cancha/data-access/api/processSingleton';
import { serveServices } from '../services/servedServices';
import { testContext } from '../testing/testContext';
import { oneText } from '../text/oneText';
import { ownScripts } from './ownScripts';

describe('the scripts of a site', () => {
  it('are the same on each day of one law, so that midnight stops none', () => {
    const days = ['2026-11-24', '2026-11-25'];

    expect([...ownScripts(testContext(), days)]).toEqual([...ownScripts(testContext(), days.slice(0, 1))]);
  });

  it('are those of a manager of another company where that asks', () => {
    serveServices([
      {
        ...{ product: 'Meter', port: 'AudienceMeter', purpose: 'measurement', runsIn: 'browser' },
        switchedOnBy: { brand: 'audience' },
      },
    ]);
    const context = testContext();
    const consentManager = { name: 'CMP', script: 'https://cmp.example/stub.js' };
    const brandConfig = { ...context.brandConfig, audience: { publisher: '1' }, consentManager };

    expect([...ownScripts({ ...context, brandConfig }, ['2026-11-25'])].join('\n')).toContain('cmp.example');
    serveServices([]);
  });
});

it('a text that two bundles would write differently is written once', () => {
  processSingleton('script-texts', () => new Map<string, string>()).clear();

  expect(oneText('a', () => '(function l(a){})()')).toBe('(function l(a){})()');
  expect(oneText('a', () => '(function x(y){})()')).toBe('(function l(a){})()');
  expect(oneText('b', () => 'b()')).toBe('b()');
});
