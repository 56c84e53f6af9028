import { oneText } from '../text/oneText';
import { toJsonLd } from '../text/toJsonLd';
import { addRun } from './addRun';
import { consentGlobal } from './consentHere';
import type { ConsentRules } from './ConsentRecord';
import { createWishes } from './createWishes';
import { recordKey } from './keptRecord';
import { parseRecord } from './parseRecord';
import { startConsent } from './startConsent';

/** Starts the consent manager before the page goes on, and before any script of ours has come. */
export function consentScript(rules: ConsentRules): string {
  const asked = toJsonLd(rules);
  return oneText(`consent ${asked}`, () => {
    const functions = [parseRecord, addRun, createWishes].map(String);
    const given = [asked, JSON.stringify(recordKey), ...functions];
    return `window.${consentGlobal}=(${startConsent.toString()})(${given.join()})`;
  });
}
