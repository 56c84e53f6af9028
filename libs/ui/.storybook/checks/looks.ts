/** A brand in a colour scheme: both are attributes of `<html>`, so that a story changes its look where it stands. */
export type Look = { brand: string; scheme: 'light' | 'dark' };

/** The apps' brands. What holds for the colours of all the others is checked from their tokens. */
const brands = ['fca', 'bolavip', 'redgol'];

/** Every look a story has to be readable in. */
export const looks: readonly Look[] = brands.flatMap((brand) => [
  { brand, scheme: 'light' },
  { brand, scheme: 'dark' },
]);
