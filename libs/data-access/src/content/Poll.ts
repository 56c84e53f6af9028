/** One answer of a poll; `optionValue` is what a vote sends. Votes are `null` where they are not told. */
export type PollOption = {
  readonly optionValue: string;
  readonly label: string;
  readonly votes: number | null;
};

/** A question to readers. `path` is its page and its name in a vote. */
export type Poll = {
  readonly question: string;
  readonly description: string;
  readonly options: readonly PollOption[];
  readonly path: string;
  /** Votes are taken. A backend that does not say so takes them. */
  readonly isOpen: boolean;
};
