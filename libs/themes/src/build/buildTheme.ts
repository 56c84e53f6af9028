import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFontFaces, type FaceFile } from '../buildFontFaces';
import { buildThemeCss } from '../buildThemeCss';
import { findLowContrastPairs } from '../findLowContrastPairs';
import type { SchemeColours } from '../SchemeColours';
import type { ThemeTokens } from '../ThemeTokens';
import { subsetFace } from './subsetFace';

/** Colours needed without the style sheet: browser UI, AMP pages, pictures. */
const outside = [
  ...(['background', 'surface', 'line', 'ink', 'inkSoft', 'brand'] as const),
  ...(['header', 'onHeader', 'mark'] as const),
];

type OutsideColours = Pick<SchemeColours, (typeof outside)[number]>;

const outsideOf = (scheme: SchemeColours): OutsideColours =>
  Object.fromEntries(outside.map((name) => [name, scheme[name]])) as OutsideColours;

/** `theme.json`: URLs of the theme's files, font families, and those colours. */
type ThemeFiles = {
  key: string;
  stylesheet: string;
  fonts: string[];
  faces: { head: { family: string; weight: number }; text: { family: string } };
  colours: { light: OutsideColours; dark: OutsideColours };
};

async function subsetFaces({ fonts }: ThemeTokens, folder: string): Promise<FaceFile[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    [fonts.head, ...fonts.text].flatMap((face) => [
      subsetFace(face, 'latin', folder),
      subsetFace(face, 'latin-ext', folder),
    ]),
  );
}

function filesOf(
  { key, light, dark, fonts }: ThemeTokens,
  css: string,
  faces: readonly FaceFile[],
): ThemeFiles {
  const mark = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const preloaded = faces.filter(({ face, part }) => face.preload && part === 'latin');
  return {
    key,
    stylesheet: `/themes/${key}.${mark}.css`,
    fonts: preloaded.map(({ name }) => `/fonts/${name}`),
    faces: {
      head: { family: fonts.head.family, weight: fonts.head.weight },
      text: { family: fonts.text[0].family },
    },
    colours: { light: outsideOf(light), dark: outsideOf(dark) },
  };
}

/** Writes `theme.css`, `theme.json` and the font files. Throws before writing when a colour pair has too little contrast. */
export async function buildTheme(tokens: ThemeTokens, out: string): Promise<FaceFile[]> {
  const faint = findLowContrastPairs(tokens);
  if (faint.length > 0) throw new Error(faint.join('\n'));

  await rm(out, { recursive: true, force: true });
  const faces = await subsetFaces(tokens, path.join(out, 'fonts'));
  const css = `${buildFontFaces(faces)}\n${buildThemeCss(tokens)}\n`;
  await writeFile(path.join(out, 'theme.css'), css);
  await writeFile(path.join(out, 'theme.json'), `${JSON.stringify(filesOf(tokens, css, faces), null, 2)}\n`);
  return faces;
}
