import type { Site } from '@cancha/brands/Site';

type ShellWords = { main: string; menu: string; openMenu: string; tabs: string; editions: string };

const es = {
  main: 'Principal',
  menu: 'Menú completo',
  openMenu: 'Abrir el menú',
  tabs: 'Secciones',
  editions: 'Ediciones',
};
const en = {
  main: 'Main',
  menu: 'Full menu',
  openMenu: 'Open menu',
  tabs: 'Sections',
  editions: 'Editions',
};
const pt = {
  main: 'Principal',
  menu: 'Menu completo',
  openMenu: 'Abrir o menu',
  tabs: 'Seções',
  editions: 'Edições',
};

/** Words the tests look for in the shell of a site: what its readers see or hear. */
export const shellWords: Record<Site['catalogue'], ShellWords> = {
  es,
  en,
  pt,
  'pt-PT': { ...pt, tabs: 'Secções' },
};
