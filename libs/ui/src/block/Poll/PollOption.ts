export type PollOption = {
  /** Sent with a vote. */
  optionValue: string;
  label: string;
  /** `null` when unknown. */
  votes: number | null;
};

/** `open`: not voted yet; `voting`: being sent; `failed`: the reader may try again. */
export type PollStatus = 'open' | 'voting' | 'voted' | 'closed' | 'failed';
