import type { FallbackMenuItem, BrandConfig } from './BrandConfig';
import { spanishMenus } from './spanishMenus';

/** The menus of a football site in Spanish that has nothing of its own but its sections. */
export function spanishFootballMenus(main: readonly FallbackMenuItem[]): BrandConfig['fallbackMenus'] {
  const { about, betting, legal, sections, tabs } = spanishMenus;
  return {
    main,
    hamburger: [{ title: 'Fútbol', items: main }, sections, betting, about, legal],
    tabs,
    about: about.items,
    legal: legal.items,
  };
}
