import type { Stage } from './startStage';

/** `problems`: promises that were not kept, each with what came. `leftOut`: why nothing could be tried here. */
export type Outcome = {
  readonly figures: readonly string[];
  readonly problems: readonly string[];
  readonly leftOut?: string;
};

/** One fault, and what readers are promised while it lasts. */
export type Drill = {
  readonly name: string;
  /** What is broken. */
  readonly broken: string;
  readonly promised: string;
  /** Whether CI runs it: the others take minutes, or change the machine. */
  readonly isShort: boolean;
  /** Why the promise is known not to be kept yet. It is printed as open, never as passed. */
  readonly open?: string;
  readonly run: (stage: Stage) => Promise<Outcome>;
};
