import { bettingRules, type BettingRule } from './bettingRules';

/** For a country of which nothing is known. */
const unknownCountry: BettingRule = {
  minimumAge: 18,
  operators: 'unknown',
  offers: 'unknown',
  helpline: null,
  authority: null,
  asOf: '',
  sources: [],
};

/** The rule of a site's country, which is that of its row. */
export function bettingRuleOf({ countryCode }: { countryCode: string }): BettingRule {
  return Object.hasOwn(bettingRules, countryCode)
    ? (bettingRules[countryCode] ?? unknownCountry)
    : unknownCountry;
}
