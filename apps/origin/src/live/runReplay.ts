import type { Replay } from './openReplay.ts';

export type ReplayRun = {
  /** Resolves when what was being written is written. */
  stop: () => Promise<void>;
};

type Told = { onChange: () => void; onError: (error: unknown) => void };

/** Advances a replay every `everyMs`, one step at a time. A step that fails is told of and made up for by the next. */
export function runReplay({ advance }: Replay, everyMs: number, { onChange, onError }: Told): ReplayRun {
  let step: Promise<void> | null = null;
  const timer = setInterval(() => {
    step ??= advance()
      .then((changed) => void (changed && onChange()), onError)
      .finally(() => (step = null));
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await step;
    },
  };
}
