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
import type { parseRecord } from './parseRecord';

type Wish = {
  use: Pick<ConsentRun, 'service' | 'purpose'>;
  start: () => void | (() => void);
  stop: (() => void) | void;
  runs: boolean;
};

/**
 * The site's own consent manager. Its text is a script of the page, before anything that asks (`consentScript`): it may
 * use nothing from outside of itself but what it is given.
 */
export function startConsent(
  rules: ConsentRules,
  key: string,
  parse: typeof parseRecord,
  withRun: typeof addRun,
): PageConsent {
  const page = document as Document & { prerendering?: boolean };
  const yearMs = 31_536_000_000;
  const hasGpc = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  const isOptOut = rules.optOutZones.includes(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const wishes = new Set<Wish>();
  const listeners = new Set<() => void>();
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

  /** One that fails is not the page's trouble, nor that of the others. */
  function guarded<Result>(act: () => Result): Result | undefined {
    try {
      return act();
    } catch (error) {
      console.error(error);
      return undefined;
    }
  }

  function follow(wish: Wish): void {
    // A page that nobody looks at yet runs nothing.
    const why = page.prerendering ? null : reasonFor(wish.use.purpose);
    if ((why !== null) === wish.runs) return;
    wish.runs = why !== null;
    if (why) {
      note({ ...wish.use, why });
      wish.stop = guarded(wish.start);
    } else {
      const { stop } = wish;
      wish.stop = undefined;
      if (stop) guarded(stop);
    }
  }

  function show(): void {
    const isAsking = rules.purposes.length > 0 && !isOptOut && !choiceNow();
    document.documentElement.dataset['consent'] = isAsking ? 'ask' : 'known';
  }

  function changed(): void {
    show();
    for (const wish of wishes) follow(wish);
    for (const listener of listeners) guarded(listener);
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
    const running = [...wishes].filter(({ runs }) => runs);
    write(nothing);
    changed();
    for (const { use } of running) {
      const why = reasonFor(use.purpose);
      if (why) note({ ...use, why });
    }
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
    hasGpc,
    isOptOut,
    choose,
    note,
    forget,
    record: () => kept,
    hasChosen: () => choiceNow() !== null,
    allows: (purpose) => reasonFor(purpose) !== null,
    whenAllowed(use, start) {
      const wish: Wish = { use, start, stop: undefined, runs: false };
      wishes.add(wish);
      follow(wish);
      return () => void wishes.delete(wish);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    openSettings: () => document.querySelector<HTMLElement>('a[data-act="privacyChoices"]')?.click(),
  };
}
