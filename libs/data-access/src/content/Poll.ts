/** `optionValue` is what a vote sends. `votes` is `null` when the backend does not say. */
export type PollOption = {
  readonly optionValue: string;
  readonly label: string;
  readonly votes: number | null;
};

/** `path` is its page, and identifies it in a vote. */
export type Poll = {
  readonly question: string;
  readonly description: string;
  readonly options: readonly PollOption[];
  readonly path: string;
  /** Default true, for a backend that does not say. */
  readonly isOpen: boolean;
};
