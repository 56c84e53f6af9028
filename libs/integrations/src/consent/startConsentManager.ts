import type { ConsentManagerRow } from '@cancha/integrations/ports/ServiceRows';
import { consentGlobal, consentHere } from '@cancha/site/consent/consentHere';
import type { ConsentRules, PageConsent } from '@cancha/site/consent/ConsentRecord';
import { forgetRecord, keepRecord, keepRun, keptRecord } from '@cancha/site/consent/keptRecord';
import { tellStorage } from '@cancha/site/device/useStored';
import { createTcfConsent } from './createTcfConsent';
import { openManagerSettings } from './openManagerSettings';
import type { TcChoice } from './readTcData';

export type ConsentManager = Pick<ConsentManagerRow, 'name' | 'settings'> & {
  /** Numbers in IAB's list of vendors, by service. */
  readonly vendors: Readonly<Record<string, number>>;
};

/**
 * Puts the manager of another company in the place of the site's own, once a page. It asks and keeps the choice; the receipt
 * is the site's.
 */
export function startConsentManager(manager: ConsentManager, rules: ConsentRules): PageConsent {
  const known = consentHere();
  if (known) return known;
  const { name, settings, vendors } = manager;
  const openManager = () => openManagerSettings(settings);
  const isOptOut = rules.optOutZones.includes(Intl.DateTimeFormat().resolvedOptions().timeZone);
  let isFound = false;
  let chosen: TcChoice | null = null;
  const noteManager = () => keepRun({ service: name, purpose: 'necessary', why: 'necessary' });

  /** The same as was heard before is no new choice. */
  function keepChoice(allows: PageConsent['allows']): void {
    if (!chosen?.applies) return;
    const { purposes } = chosen;
    const record = keptRecord();
    const { at, ...before } = record.managed ?? {};
    const managed = { manager: name, purposes, granted: rules.purposes.filter(allows) };
    if (JSON.stringify(before) === JSON.stringify(managed)) return;
    keepRecord({ ...record, managed: { ...managed, at: new Date().toISOString() } });
  }

  const tcf = createTcfConsent({
    vendors,
    gpcRefuses: rules.gpcRefuses,
    isOptOut,
    note: keepRun,
    onFound() {
      isFound = true;
      noteManager();
    },
    onChoice(choice, allows) {
      chosen = choice;
      keepChoice(allows);
    },
    // The site's own page says what is left to do.
    openSettings: () => {
      if (!openManager()) document.querySelector<HTMLElement>('a[data-act="privacyChoices"]')?.click();
    },
  });
  const consent: PageConsent = {
    ...tcf,
    isOptOut,
    hasGpc: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    choose: null,
    openManager,
    record: keptRecord,
    hasChosen: () => chosen?.applies === true,
    note: keepRun,
    forget() {
      forgetRecord();
      if (isFound) noteManager();
      keepChoice(tcf.allows);
      tcf.noteRunning();
      tellStorage();
    },
  };
  Object.assign(globalThis, { [consentGlobal]: consent });
  // What stands on the page already is drawn by what is known from now on.
  tcf.subscribe(tellStorage);
  tellStorage();
  return consent;
}
