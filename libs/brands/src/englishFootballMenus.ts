import { englishMenus } from './englishMenus';
import type { FallbackMenuItem, BrandConfig } from './BrandConfig';

/** Menus of a football site in English without special sections. */
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
