import { describe, expect, it } from 'vitest';
import { bettingRuleOf } from './bettingRuleOf';
import { bettingRules } from './bettingRules';
import { sites } from './sites';

const rows = Object.entries(bettingRules);

describe('the rules on betting', () => {
  it('are there for the country of every site with betting', () => {
    const countries = Object.values(sites)
      .filter(({ capabilities }) => capabilities.betting)
      .map(({ countryCode }) => countryCode);

    expect(countries.filter((country) => !Object.hasOwn(bettingRules, country))).toEqual([]);
  });

  it('ask for 21 years in the United States and for 18 elsewhere', () => {
    for (const [country, { minimumAge }] of rows) expect(minimumAge).toBe(country === 'US' ? 21 : 18);
    expect(bettingRuleOf({ countryCode: 'US' }).minimumAge).toBe(21);
  });

  it('deny what is not known', () => {
    for (const countryCode of ['MZ', 'ZZ', '', 'toString'])
      expect(bettingRuleOf({ countryCode })).toMatchObject({ operators: 'unknown', offers: 'unknown' });
  });

  it.each(rows)('of %s have a day and a source, and no offers without operators', (country, rule) => {
    expect(country).toMatch(/^[A-Z]{2}$/);
    expect(rule.asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(rule.sources.length).toBeGreaterThan(0);
    for (const source of rule.sources) expect(URL.canParse(source)).toBe(true);
    if (rule.operators !== 'allowed') expect(rule.offers).not.toBe('allowed');
    // Somebody to turn to.
    expect(rule.helpline ?? rule.authority).not.toBeNull();
  });
});
