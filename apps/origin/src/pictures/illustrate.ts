import type { Kit } from './colours.ts';
import { camiseta } from './compositions/camiseta.ts';
import { copa } from './compositions/copa.ts';
import { duelo } from './compositions/duelo.ts';
import { escalera } from './compositions/escalera.ts';
import { estadio } from './compositions/estadio.ts';
import { figura } from './compositions/figura.ts';
import { marcador } from './compositions/marcador.ts';
import { pizarra } from './compositions/pizarra.ts';
import { red } from './compositions/red.ts';
import { reloj } from './compositions/reloj.ts';
import { tarjeta } from './compositions/tarjeta.ts';
import { tribuna } from './compositions/tribuna.ts';
import { kitsOf } from './kits.ts';
import type { Picture, PictureKind } from './pictureSchema.ts';
import { canvases, type Ratio } from './pictureSizes.ts';
import { hash, randomFrom } from './random.ts';
import type { Composition, Scene } from './Scene.ts';

const compositions: { [K in PictureKind]: Composition<K> } = {
  camiseta,
  copa,
  duelo,
  escalera,
  estadio,
  figura,
  marcador,
  pizarra,
  red,
  reloj,
  tarjeta,
  tribuna,
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
  const teams = 'teams' in picture ? (picture.teams ?? []) : [];
  const [home, away] = kitsOf(teams, picture.kind === 'escalera' ? undefined : picture.colors);
  const scene = { width, height, picture, home: home ?? brand, away: away ?? brand, brand };
  const body = compose(picture.kind, { ...scene, next: randomFrom(hash(seed)) });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>\n`;
}
