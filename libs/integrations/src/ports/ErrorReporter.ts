/** Where an error happened. Nothing in here says who the reader is. */
export type ErrorContext = {
  readonly site?: string;
  /** Path and query as asked for; secrets are removed before a report leaves the process. */
  readonly path?: string;
  readonly method?: string;
  /** The page file's pattern, as in `/[site]/match/[id]`. */
  readonly route?: string;
  /** Default: on the server. */
  readonly runsIn?: 'browser';
};

/** Tells an outside service of errors. */
export type ErrorReporter = {
  /** Never throws, and makes no response wait: what cannot be sent is dropped, counted and logged. */
  readonly report: (error: unknown, context?: ErrorContext) => void;
  /** Waits until everything is sent, at most so long. For the end of a process. */
  readonly flush: (withinMs: number) => Promise<void>;
};
