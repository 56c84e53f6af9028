import type { Consent, ConsentUse } from '@cancha/integrations/ports/Consent';
import type { NotedRun } from './ConsentRecord';

export type WishOptions = {
  /** Why something may run now; `null` where it may not. */
  readonly reasonFor: (use: ConsentUse) => Pick<NotedRun, 'why' | 'tcf'> | null;
  /** Notes a start in the reader's receipt. */
  readonly note: (run: NotedRun) => void;
};

type Wish = { use: ConsentUse; start: () => void | (() => void); stop: (() => void) | void; runs: boolean };

export type Wishes = Pick<Consent, 'whenAllowed' | 'subscribe'> & {
  /** What may run has changed: starts and ends what follows from it, and tells who listens. */
  readonly follow: () => void;
  /** Notes what runs once more, in a receipt that is begun anew. */
  readonly noteRunning: () => void;
};

/**
 * What wishes to run on a page, whoever asks the reader. Its text is part of the script of a page (`consentScript`): it may
 * use nothing from outside of itself.
 */
export function createWishes({ reasonFor, note }: WishOptions): Wishes {
  const page = document as Document & { prerendering?: boolean };
  const wishes = new Set<Wish>();
  const listeners = new Set<() => void>();

  /** One that fails is not the page's trouble, nor that of the others. */
  function guarded<Result>(act: () => Result): Result | undefined {
    try {
      return act();
    } catch (error) {
      console.error(error);
      return undefined;
    }
  }

  function followOne(wish: Wish): void {
    // A page that nobody looks at yet runs nothing.
    const reason = page.prerendering ? null : reasonFor(wish.use);
    if ((reason !== null) === wish.runs) return;
    wish.runs = reason !== null;
    if (reason) {
      guarded(() => note({ ...wish.use, ...reason }));
      wish.stop = guarded(wish.start);
    } else {
      const { stop } = wish;
      wish.stop = undefined;
      if (stop) guarded(stop);
    }
  }

  return {
    whenAllowed(use, start) {
      const wish: Wish = { use, start, stop: undefined, runs: false };
      wishes.add(wish);
      followOne(wish);
      return () => void wishes.delete(wish);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow() {
      for (const wish of wishes) followOne(wish);
      for (const listener of listeners) guarded(listener);
    },
    noteRunning() {
      for (const { use, runs } of wishes) {
        const reason = runs && reasonFor(use);
        if (reason) note({ ...use, ...reason });
      }
    },
  };
}
