import { setImmediate } from 'node:timers/promises';
import type { Delivery, ErrorReport, SendReport } from './ErrorReport.ts';

type Options = {
  readonly send: SendReport;
  readonly onDrop: (reason: string, dropped?: number) => void;
  readonly timeoutMs: number;
  /** How many reports may wait. */
  readonly length: number;
};

export type SendQueue = {
  readonly push: (report: ErrorReport) => void;
  /** Resolves when everything is sent or dropped. */
  readonly idle: () => Promise<void>;
  readonly dropWaiting: (reason: string) => void;
};

/** Sends reports one after the other, behind the back of whoever reports. */
export function createSendQueue({ send, onDrop, timeoutMs, length }: Options): SendQueue {
  const waiting: ErrorReport[] = [];
  let sending: Promise<void> | null = null;
  let pausedUntil = 0;

  async function attempt(report: ErrorReport): Promise<Delivery> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await send(report, signal);
    } catch {
      return { refusal: signal.aborted ? 'timed out' : 'unreachable' };
    }
  }

  async function sendAll(): Promise<void> {
    // The response comes first.
    await setImmediate();
    for (let report = waiting.shift(); report; report = waiting.shift()) {
      const { refusal, pauseMs = 0 } = await attempt(report);
      if (refusal !== null) onDrop(refusal);
      if (pauseMs > 0) {
        pausedUntil = Date.now() + pauseMs;
        dropWaiting('paused by the service');
      }
    }
    sending = null;
  }

  function dropWaiting(reason: string): void {
    const dropped = waiting.splice(0).length;
    if (dropped > 0) onDrop(reason, dropped);
  }

  return {
    dropWaiting,
    idle: async () => sending ?? undefined,
    push(report) {
      if (Date.now() < pausedUntil) return onDrop('paused by the service');
      if (waiting.length >= length) return onDrop('queue full');
      waiting.push(report);
      sending ??= sendAll();
    },
  };
}
