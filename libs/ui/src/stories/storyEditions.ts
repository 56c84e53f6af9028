import type { EditionLink } from '../shell/FlagPicker/FlagPicker';
import { drawCross, drawFlag } from './drawBadge';
import { storyBadges } from './storyBadges';

const edition = (id: string, name: string, flag: string, hreflang: string, href = `/${id}`): EditionLink => ({
  id,
  name,
  flag,
  href,
  hreflang,
  current: id === 'mx',
});

/** The country editions of a brand, Mexico's being read. */
export const storyEditions: readonly EditionLink[] = [
  edition('global', 'GLOBAL', drawCross('#3d4f66', '#ffffff'), 'es', '/'),
  edition('ar', 'ARGENTINA', storyBadges.argentina, 'es-AR'),
  edition('br', 'BRASIL', storyBadges.brazil, 'pt-BR'),
  edition('cl', 'CHILE', drawFlag(['#ffffff', '#d52b1e'], 'top'), 'es-CL'),
  edition('co', 'COLOMBIA', storyBadges.colombia, 'es-CO'),
  edition('ec', 'ECUADOR', drawFlag(['#ffdd00', '#ffdd00', '#034ea2', '#ed1c24'], 'top'), 'es-EC'),
  edition('en', 'US ENGLISH', drawCross('#b22234', '#3c3b6e'), 'en-US'),
  edition('mx', 'MÉXICO', storyBadges.mexico, 'es-MX'),
  edition('pe', 'PERÚ', drawFlag(['#d91023', '#ffffff', '#d91023'], 'left'), 'es-PE'),
  edition('us', 'US LATINO', drawCross('#b22234', '#3c3b6e'), 'es-US'),
];
