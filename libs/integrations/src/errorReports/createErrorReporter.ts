import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ErrorReporter } from '@cancha/integrations/ports/ErrorReporter';
import type { Logger } from '@cancha/integrations/ports/Logger';
import { describeError } from '../logs/toLogValue.ts';
import { createDropCounter } from './createDropCounter.ts';
import { createReportLimiter } from './createReportLimiter.ts';
import { createSendQueue } from './createSendQueue.ts';
import type { SendReport } from './ErrorReport.ts';
import { fingerprintOf } from './fingerprintOf.ts';

const defaultLimits = {
  /** Of one attempt. There is no second: an error that lasts is reported again. */
  timeoutMs: 5000,
  queueLength: 50,
  repeatMs: 60_000,
  perMinute: 60,
  /** How often dropped reports are logged. */
  summaryMs: 10_000,
};

type Options = {
  readonly send: SendReport;
  readonly logger: Logger;
  readonly limits?: Partial<typeof defaultLimits>;
};

/** Reports errors through `send`, at a rate that a service and this process can bear. */
export function createErrorReporter({ send, logger, limits }: Options): ErrorReporter {
  const { timeoutMs, queueLength, repeatMs, perMinute, summaryMs } = { ...defaultLimits, ...limits };
  const admit = createReportLimiter({ repeatMs, perMinute });
  const drops = createDropCounter(logger, summaryMs);
  const queue = createSendQueue({ send, onDrop: drops.count, timeoutMs, length: queueLength });

  return {
    report(thrown, context = {}) {
      try {
        const error = describeError(thrown);
        const admission = admit(fingerprintOf(error));
        if (admission.refusal !== null) return drops.count(admission.refusal);
        const id = randomUUID().replaceAll('-', '');
        queue.push({ id, time: Date.now(), error, context, repeated: admission.repeated });
      } catch {
        // A getter that throws, a BigInt: what was thrown cannot be read.
        drops.count('unreadable');
      }
    },
    async flush(withinMs) {
      const end = new AbortController();
      const late = setTimeout(withinMs, undefined, { signal: end.signal }).catch(() => undefined);
      await Promise.race([queue.idle(), late]);
      end.abort();
      queue.dropWaiting('left at the end');
      drops.summarise();
    },
  };
}
