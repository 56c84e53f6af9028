import type { PageConsent } from './ConsentRecord';

/** Where the page's script puts it. */
export const consentGlobal = 'canchaConsent';

/** The consent manager of this page; `null` where nothing asks for consent. */
export function consentHere(): PageConsent | null {
  return (globalThis as { [consentGlobal]?: PageConsent })[consentGlobal] ?? null;
}
