import type { FallbackMenuItem, BrandConfig } from './BrandConfig';
import { spanishMenus } from './spanishMenus';

/** Menus of a football site in Spanish without special sections. */
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
