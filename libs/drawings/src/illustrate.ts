import type { Kit } from './colours.ts';
import { barrera } from './compositions/barrera.ts';
import { botin } from './compositions/botin.ts';
import { calendario } from './compositions/calendario.ts';
import { cambio } from './compositions/cambio.ts';
import { camiseta } from './compositions/camiseta.ts';
import { confeti } from './compositions/confeti.ts';
import { copa } from './compositions/copa.ts';
import { cuadro } from './compositions/cuadro.ts';
import { diamante } from './compositions/diamante.ts';
import { duelo } from './compositions/duelo.ts';
import { entrada } from './compositions/entrada.ts';
import { escalera } from './compositions/escalera.ts';
import { esquina } from './compositions/esquina.ts';
import { estadio } from './compositions/estadio.ts';
import { figura } from './compositions/figura.ts';
import { marcador } from './compositions/marcador.ts';
import { naipes } from './compositions/naipes.ts';
import { pizarra } from './compositions/pizarra.ts';
import { racha } from './compositions/racha.ts';
import { red } from './compositions/red.ts';
import { reloj } from './compositions/reloj.ts';
import { tanda } from './compositions/tanda.ts';
import { tarjeta } from './compositions/tarjeta.ts';
import { tribuna } from './compositions/tribuna.ts';
import { tunel } from './compositions/tunel.ts';
import { kitsOf } from './kits.ts';
import { teamsOf, type Picture, type PictureKind } from './pictureSchema.ts';
import { canvases, type Ratio } from './pictureSizes.ts';
import { hash, randomFrom } from './random.ts';
import type { Composition, Scene } from './Scene.ts';

const compositions: { [K in PictureKind]: Composition<K> } = {
  barrera,
  botin,
  calendario,
  cambio,
  camiseta,
  confeti,
  copa,
  cuadro,
  diamante,
  duelo,
  entrada,
  escalera,
  esquina,
  estadio,
  figura,
  marcador,
  naipes,
  pizarra,
  racha,
  red,
  reloj,
  tanda,
  tarjeta,
  tribuna,
  tunel,
};

/** One story's illustration: what is drawn, for which story, in which brand's colours and shape. */
export interface Illustration {
  readonly picture: Picture;
  /** The story's own text key; decides where people of the crowd stand. */
  readonly seed: string;
  /** The brand's two colours: the light one and the dark one that grounds are made of. */
  readonly brand: Kit;
  readonly ratio: Ratio;
}

function compose<K extends PictureKind>(kind: K, scene: Scene<K>): string {
  return compositions[kind](scene);
}

/** The SVG of an illustration, in picture units. Pure: the same input gives the same bytes. */
export function illustrate({ picture, seed, brand, ratio }: Illustration): string {
  const [width, height] = canvases[ratio];
  // Steps and brackets have a colour for each of theirs and take them themselves.
  const many = picture.kind === 'escalera' || picture.kind === 'cuadro';
  const [home, away] = kitsOf(teamsOf(picture), many ? undefined : picture.colors);
  const scene = { width, height, picture, home: home ?? brand, away: away ?? brand, brand };
  const body = compose(picture.kind, { ...scene, next: randomFrom(hash(seed)) });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>\n`;
}
