import type { Tree } from '@nx/devkit';
import { validateApp } from '../app/validateApp.ts';
import type { Network } from '../network/readNetwork.ts';
import { problemsOf } from '../problemsOf.ts';
import type { BrandOptions } from './BrandOptions.ts';
import { themeKeyOf } from './describeSite.ts';

/** The problems of the options. Those of the whole table are found after the row was written. */
export function validateBrand(tree: Tree, options: BrandOptions, network: Network): string[] {
  const { code, editionOf, app = code, port } = options;
  const ofCode = [...validateCode(tree, code, network), ...validateCountry(options)];
  if (editionOf !== undefined) return [...ofCode, ...validateEdition(options, editionOf, network)];
  return [...ofCode, ...validateTheme(options, network), ...validateApp(tree, app, port)];
}

function validateCode(tree: Tree, code: string, { sites, brandCodes }: Network): string[] {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(code)) {
    return [`“${code}” is no code: expected one such as cruz-azul.`];
  }
  const isTaken =
    Object.hasOwn(sites, code) || brandCodes.includes(code) || tree.exists(`libs/brands/src/${code}`);
  return problemsOf([isTaken, `The code ${code} is taken.`]);
}

/** Nobody's readers are in a country by default. */
function validateCountry({ country }: BrandOptions): string[] {
  return problemsOf([country === undefined, 'Say the country of its readers, as in --country=MX.']);
}

function validateTheme({ code, theme, themeFrom, colour }: BrandOptions, network: Network): string[] {
  const { themeKeys } = network;
  const key = theme ?? themeKeyOf(code, network);
  const isThere = themeKeys.includes(key);
  const known = `known are ${themeKeys.join(', ')}.`;
  if (colour === undefined) {
    return problemsOf(
      [!isThere, `There is no theme ${key} yet: say the brand's colour for one, as in --colour=#7a1fa2.`],
      [!isThere && theme !== undefined, `To wear a theme that is there: ${known}`],
      [isThere && themeFrom !== undefined, `The theme ${key} is there already: leave --themeFrom out.`],
    );
  }
  return problemsOf(
    [isThere, `The theme ${key} is there already: leave --colour out to wear it.`],
    [themeFrom !== undefined && !themeKeys.includes(themeFrom), `There is no theme ${themeFrom}: ${known}`],
    [!/^[a-z][a-zA-Z0-9]*$/.test(key), `“${key}” is no key of a theme: expected one such as cruzAzul.`],
    [!/^#[0-9a-f]{6}$/i.test(colour), `“${colour}” is no colour: expected one such as #7a1fa2.`],
  );
}

/** An edition inherits these options. */
function validateEdition(options: BrandOptions, editionOf: string, { sites }: Network): string[] {
  const inherited = ['theme', 'themeFrom', 'colour', 'app', 'port', 'sport'] as const;
  return problemsOf(
    [!Object.hasOwn(sites, editionOf), `There is no site ${editionOf} to be an edition of.`],
    ...inherited.map((name): [boolean, string] => [
      options[name] !== undefined,
      `An edition has the ${name} of its brand: leave --${name} out.`,
    ]),
  );
}
