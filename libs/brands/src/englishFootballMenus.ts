import { englishMenus } from './englishMenus';
import type { FallbackMenuItem, BrandConfig } from './BrandConfig';

/** The menus of a football site in English that has nothing of its own but its sections. */
export function englishFootballMenus(main: readonly FallbackMenuItem[]): BrandConfig['fallbackMenus'] {
  const { about, betting, legal, sections, tabs } = englishMenus;
  return {
    main,
    hamburger: [{ title: 'Soccer', items: main }, sections, betting, about, legal],
    tabs,
    about: about.items,
    legal: legal.items,
  };
}
