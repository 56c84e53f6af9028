/** One answer of a poll. */
export type PollOption = {
  /** What a vote for it sends. */
  optionValue: string;
  /** What a reader sees. */
  label: string;
  /** How many chose it; `null` where that is not told. */
  votes: number | null;
};

/** `open`: not voted yet; `voting`: on its way; `voted`; `closed`: nobody votes any more; `failed`: try again. */
export type PollStatus = 'open' | 'voting' | 'voted' | 'closed' | 'failed';
