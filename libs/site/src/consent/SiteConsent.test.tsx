import { runInNewContext } from 'node:vm';
import type { Service } from '@cancha/integrations/ports/Service';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deviceLinks } from '../device/deviceLinks';
import { toPrivacyChoices } from '../device/toPrivacyChoices';
import { serveServices } from '../services/servedServices';
import { testContext } from '../testing/testContext';
import { managerScript } from './managerScript';
import { managerOfSite } from './consentRules';

const counter: Service = {
  product: 'Counter',
  port: 'AudienceMeter',
  purpose: 'measurement',
  runsIn: 'browser',
  switchedOnBy: { brand: 'audience' },
};
const row = {
  name: 'Manager',
  script: 'https://manager.example/m.js',
  attributes: { 'data-domain-script': '</script><b>' },
};
const audience = { publisher: '1' };

beforeEach(() => serveServices([counter]));
afterEach(() => serveServices([]));

describe('the manager of another company', () => {
  it('asks where a row names it and a service asks, and nowhere else', () => {
    const of = (brandConfig: object) => managerOfSite(testContext({ brandConfig }))?.name ?? null;

    expect(of({ audience, consentManager: row })).toBe('Manager');
    expect([of({ audience }), of({ consentManager: row })]).toEqual([null, null]);
  });

  it('has the page of choices say who asks, and open its settings where there is a way', () => {
    const formOf = (consentManager: object) =>
      toPrivacyChoices(
        testContext({ brandConfig: { audience, consentManager: { ...row, ...consentManager } } }),
      ).form.manager;

    expect(formOf({})?.asks).toContain('Manager');
    expect(formOf({})?.open).toBeNull();
    expect(formOf({ settings: { command: 'displayConsentUi' } })?.open).toContain('Manager');
  });

  it('leaves the receipt an entry of its own in the footer, where it takes that of the choices', () => {
    const namesOf = (brandConfig: object) => deviceLinks(testContext({ brandConfig })).map(({ id }) => id);
    const usual = ['saved', 'preferences', 'privacyChoices'];

    expect(namesOf({ audience })).toEqual(usual);
    expect(namesOf({ audience, consentManager: row })).toEqual(usual);
    const settings = { call: 'Manager.open' };
    expect(namesOf({ audience, consentManager: { ...row, settings } })).toEqual([...usual, 'receipt']);
  });
});

describe('its script', () => {
  type Element = { src?: string; async?: boolean; attributes: Record<string, string> };
  /** As much of a browser as loading it uses. */
  function open(prerendering: boolean) {
    const loaded: Element[] = [];
    let show: () => void = () => undefined;
    const document = {
      prerendering,
      createElement: () => {
        const attributes: Record<string, string> = {};
        return { attributes, setAttribute: (name: string, value: string) => (attributes[name] = value) };
      },
      addEventListener: (_: string, listener: () => void) => (show = listener),
      head: { append: (element: Element) => loaded.push(element) },
    };
    // As the page has it: text, which knows nothing of the module it is from.
    runInNewContext(managerScript(row), { document });
    return { loaded, show: () => show() };
  }

  it('comes at once, with what the row gives it, and cannot be left by it', () => {
    expect(open(false).loaded).toMatchObject([{ src: row.script, async: true, attributes: row.attributes }]);
    expect(managerScript(row)).not.toContain('<');
  });

  it('comes to a page that is only got ready once it is shown', () => {
    const page = open(true);
    expect(page.loaded).toEqual([]);
    page.show();
    expect(page.loaded).toHaveLength(1);
  });
});
