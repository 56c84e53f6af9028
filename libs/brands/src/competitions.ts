/** Ids of the stats API, for home pages. */
export const competitions = {
  worldCup2026: '3yhz745q8wvowfs2ns8tg3a6',
  copaAmerica2024: 'zscjm6bol6m8bbpx8i4bsl07',
  costaRica202425: '6ga1fmjm1cx0lwtv9mm5llvy',
} as const;
