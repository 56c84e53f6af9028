import type { BrandConfig } from '@cancha/brands/BrandConfig';

const account = /^https?:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/(?:@)?(\w{1,15})\/?$/i;

/** The name of a site on X, by the address in its brandConfig; `null` where it has none. */
export function handleOf(social: BrandConfig['social']): string | null {
  for (const { url } of social) {
    const name = account.exec(url ?? '')?.[1];
    if (name) return `@${name}`;
  }
  return null;
}
