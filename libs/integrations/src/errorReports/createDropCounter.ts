import type { Logger } from '@cancha/integrations/ports/Logger';

type DropCounter = {
  readonly count: (reason: string, dropped?: number) => void;
  /** Logs what was counted since, now. */
  readonly summarise: () => void;
};

/** Counts reports that did not reach the service, by reason, and logs them together instead of one by one. */
export function createDropCounter(logger: Logger, everyMs: number): DropCounter {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const summarise = () => {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    const reasons = Object.fromEntries(counts);
    counts = new Map();
    logger.warn('Error reports were dropped', { event: 'error-reports-dropped', reasons });
  };

  return {
    summarise,
    count(reason, dropped = 1) {
      counts.set(reason, (counts.get(reason) ?? 0) + dropped);
      // Nothing to log keeps a process alive.
      timer ??= setTimeout(summarise, everyMs).unref();
    },
  };
}
