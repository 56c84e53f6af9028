import type { BrandConfig } from '@cancha/brands/BrandConfig';
import { sites } from '@cancha/brands/sites';
import { themeSets } from '../themes/themeSets';

const brandConfigs = import.meta.glob<BrandConfig>('../../../brands/src/*/brandConfig.ts', {
  eager: true,
  import: 'brandConfig',
});
const drawings = import.meta.glob<string>('../../../brands/src/*/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A brand as Storybook shows it: `logo` is `null` for a theme that no site wears yet. */
export type StoryBrand = {
  key: string;
  name: string;
  logo: { src: string; width: number; height: number } | null;
};

function brandOf(key: string): StoryBrand {
  const wearers = Object.values(sites).filter(({ theme }) => theme === key);
  const site = wearers.find(({ isFamilyDefault }) => isFamilyDefault) ?? wearers[0];
  const brandConfig = site && brandConfigs[`../../../brands/src/${site.id}/brandConfig.ts`];
  if (!brandConfig) return { key, name: key, logo: null };
  const { file, width, height } = brandConfig.logo;
  const src = drawings[`../../../brands/src/${brandConfig.logo.site ?? site.id}/${file}`];
  return { key, name: brandConfig.name, logo: src ? { src, width, height } : null };
}

/** Every theme set with the name and the logo of the brand that wears it, by the set's key. */
export const storyBrands: ReadonlyMap<unknown, StoryBrand> = new Map(
  themeSets.map((key) => [key, brandOf(key)]),
);
