import type { Look } from './looks';

/** Puts a look on the page as it stands, and waits for the faces it brings: they decide what fits. */
export async function wearLook({ brand, scheme }: Look): Promise<void> {
  const { dataset } = document.documentElement;
  dataset['theme'] = brand;
  dataset['scheme'] = scheme;
  // The faces are asked for when the page is laid out.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}
