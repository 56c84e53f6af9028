import type { ConsentPurpose } from '@cancha/integrations/ports/Service';
import type { addRun } from './addRun';
import type {
  ConsentChoice,
  ConsentRecord,
  ConsentRules,
  ConsentRun,
  NotedRun,
  PageConsent,
} from './ConsentRecord';
import type { createWishes } from './createWishes';
import type { parseRecord } from './parseRecord';

/**
 * The site's own consent manager. Its text is a script of the page, before anything that asks (`consentScript`): it may
 * use nothing from outside of itself but what it is given.
 */
export function startConsent(
  rules: ConsentRules,
  key: string,
  parse: typeof parseRecord,
  withRun: typeof addRun,
  wishesBy: typeof createWishes,
): PageConsent {
  const page = document as Document & { prerendering?: boolean };
  const yearMs = 31_536_000_000;
  const hasGpc = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  const isOptOut = rules.optOutZones.includes(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const nothing: ConsentRecord = { version: 1, choice: null, ran: [] };
  /** Where it could not be stored, what this page knows is all there is. */
  let isStored = true;
  let kept = read(nothing);

  /** What is stored; where that cannot be read, what this page knows. Another shape counts as nothing. */
  function read(known: ConsentRecord): ConsentRecord {
    if (!isStored) return known;
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return known;
    }
  }

  function write(next: ConsentRecord): boolean {
    kept = next;
    try {
      localStorage.setItem(key, JSON.stringify(next));
      isStored = true;
    } catch {
      isStored = false;
    }
    return isStored;
  }

  /** The reader's choice, while it answers what is asked today. */
  function choiceNow() {
    const { choice } = kept;
    if (choice?.text !== rules.text || !(Date.now() - Date.parse(choice.at) < yearMs)) return null;
    return rules.purposes.every((purpose) => choice.asked.includes(purpose)) ? choice : null;
  }

  function reasonFor(purpose: ConsentPurpose): ConsentRun['why'] | null {
    if (purpose === 'necessary') return purpose;
    if (!rules.purposes.includes(purpose)) return null;
    if (hasGpc && rules.gpcRefuses.includes(purpose)) return null;
    const choice = choiceNow();
    if (choice) return choice.granted.includes(purpose) ? 'chosen' : null;
    return isOptOut ? 'optOut' : null;
  }

  const note = (run: NotedRun) => void write(withRun(read(kept), run));
  const { follow, noteRunning, ...wishes } = wishesBy({
    reasonFor({ purpose }) {
      const why = reasonFor(purpose);
      return why && { why };
    },
    note,
  });

  function show(): void {
    const isAsking = rules.purposes.length > 0 && !isOptOut && !choiceNow();
    document.documentElement.dataset['consent'] = isAsking ? 'ask' : 'known';
  }

  function changed(): void {
    show();
    follow();
  }

  function choose(granted: readonly ConsentPurpose[], by: ConsentChoice['by']): boolean {
    const choice = {
      at: new Date().toISOString(),
      by,
      text: rules.text,
      language: document.documentElement.lang,
      asked: rules.purposes,
      granted: rules.purposes.filter((purpose) => granted.includes(purpose)),
    };
    const isKept = write({ ...read(kept), choice });
    changed();
    return isKept;
  }

  function forget(): void {
    write(nothing);
    noteRunning();
    changed();
  }

  const again = () => {
    isStored = true;
    kept = read(kept);
    changed();
  };
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) again();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) again();
  });
  page.addEventListener('prerenderingchange', again);
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-consent-choice]');
    if (!button) return;
    choose(button.getAttribute('data-consent-choice') === 'all' ? rules.purposes : [], 'notice');
    // What was tapped is gone: the keyboard goes on with the content.
    const content = document.getElementById('contenido');
    if (!content) return;
    content.tabIndex = -1;
    content.focus({ preventScroll: true });
  });
  show();

  return {
    ...wishes,
    hasGpc,
    isOptOut,
    choose,
    note,
    forget,
    record: () => kept,
    hasChosen: () => choiceNow() !== null,
    allows: (purpose) => reasonFor(purpose) !== null,
    openSettings: () => document.querySelector<HTMLElement>('a[data-act="privacyChoices"]')?.click(),
  };
}
