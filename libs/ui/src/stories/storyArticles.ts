import type { CardArticle } from '../article/Card/Card';
import { drawPicture, type Kits } from './drawPicture';

/** The renditions the newsroom's server has, largest first, in the two ratios a card can ask for. */
function storyPictures(kits: Kits): NonNullable<CardArticle['pictures']> {
  const source = (width: number, height: number) => ({
    src: drawPicture(kits, width, height),
    width,
    height,
  });
  return {
    wide: [source(740, 416), source(490, 275)],
    classic: [source(470, 352), source(230, 172)],
  };
}

function storyArticle(id: number, label: string, title: string, kits: Kits): CardArticle {
  return { id, title, label, href: `/mundial-2026/${id}.html`, pictures: storyPictures(kits) };
}

const red = '#ba0c2f';
const sky = '#74acdf';
const navy = '#00205b';

/** Articles of the last days of the World Cup 2026, newest first. */
export const storyArticles = [
  storyArticle(1017, 'España 1-0 Argentina', 'Ferran Torres hace campeona a España en el 106', [
    '#aa151b',
    sky,
  ]),
  storyArticle(
    1015,
    'Francia 4-6 Inglaterra',
    'Diez goles por el tercer lugar y un triplete de Saka ante Francia',
    ['#002654', '#ffffff'],
  ),
  storyArticle(
    1013,
    'Inglaterra 1-2 Argentina',
    'Lautaro la gana en el descuento y Argentina jugará la final',
    ['#ffffff', sky],
  ),
  storyArticle(
    1012,
    'Francia 0-2 España',
    'Oyarzabal y Porro ponen a España en la final y apagan a Francia',
    ['#002654', red],
  ),
  storyArticle(
    1009,
    'Noruega 1-2 Inglaterra',
    'Bellingham empata, Bellingham gana e Inglaterra es semifinalista',
    [red, '#ffffff'],
  ),
  storyArticle(1003, 'Suiza, a cuartos', 'Suiza elimina a Colombia en la tanda de penales', [
    '#da291c',
    '#ffcd00',
  ]),
  storyArticle(
    1002,
    'México 2-3 Inglaterra',
    'México juega 36 minutos contra diez y no alcanza a Inglaterra',
    ['#006341', '#ffffff'],
  ),
  storyArticle(1001, 'Brasil 1-2 Noruega', 'Haaland resuelve en once minutos y saca a Brasil del Mundial', [
    '#ffdf00',
    navy,
  ]),
] as const satisfies readonly CardArticle[];

/** The one article most stories show. */
export const storyArticle1 = storyArticles[0];

/** As an article comes without any picture. */
export const withoutPicture: CardArticle = { ...storyArticles[7], pictures: null };

/** As an article comes without a label and without a category to take it from. */
export const withoutLabel: CardArticle = { ...storyArticles[7], label: null };

/** A headline of five lines in a card beside its picture, on a phone of 390 px. */
export const fiveLineTitle =
  'Independiente del Valle y Deportivo Saprissa se citan en San José con la clasificación todavía abierta para los dos';

/** A title of 300 characters, as a feed may send one. */
export const longTitle = [fiveLineTitle, ...storyArticles.map(({ title }) => title)].join(', ').slice(0, 300);

/** A word that no narrow column holds on one line. */
export const unbreakableTitle =
  'La contraofensivainternacionalizacionsudamericana de la Herrenfußballnationalmannschaft';
