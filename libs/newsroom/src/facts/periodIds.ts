/** SDAPI's numbers for the parts of a match. */
export const periodIds = {
  firstHalf: 1,
  secondHalf: 2,
  firstExtra: 3,
  secondExtra: 4,
  shootOut: 5,
  halfTime: 10,
  extraBreak: 11,
  endOfSecondHalf: 12,
  endOfExtra: 13,
  fullTime: 14,
  preMatch: 16,
} as const;
