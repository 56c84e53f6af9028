/** How a component is looked at: `globals` of Storybook and the width of the screen, in CSS pixels. */
export type PictureLook = { brand: string; scheme: string; language: string; width: number };

const look = (
  width: number,
  brand = 'fca',
  scheme: 'light' | 'dark' = 'light',
  language = 'es',
): PictureLook => ({
  brand,
  scheme,
  language,
  width,
});

const brands = ['fca', 'bolavip', 'redgol'];

/** The main edition's on the narrowest phone, where things have least room. */
export const mainLook: PictureLook = look(320);

/** Brand × breakpoint, the tablet's in the dark, and the other languages where words have least room. */
export const everyLook: readonly PictureLook[] = [
  ...brands.map((brand) => look(320, brand)),
  ...['en', 'pt', 'pt-PT'].map((language) => look(320, 'fca', 'light', language)),
  ...brands.map((brand) => look(768, brand, 'dark')),
  ...brands.map((brand) => look(1280, brand)),
];
