import type { Tree } from '@nx/devkit';
import { validateApp } from '../app/validateApp.ts';
import type { Network } from '../network/readNetwork.ts';
import type { BrandOptions } from './BrandOptions.ts';
import { themeKeyOf } from './describeSite.ts';

/** The problems of the options. Those of the whole table are found after the row was written. */
export function validateBrand(tree: Tree, options: BrandOptions, network: Network): string[] {
  const { code, editionOf } = options;
  return [
    ...validateCode(tree, code, network),
    ...(editionOf === undefined
      ? [...validateTheme(options, network), ...validateApp(tree, options.app ?? code, options.port)]
      : validateEdition(options, network)),
  ];
}

function validateCode(tree: Tree, code: string, { sites, brandCodes }: Network): string[] {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(code)) {
    return [`“${code}” is no code: expected one such as cruz-azul.`];
  }
  const isTaken =
    Object.hasOwn(sites, code) || brandCodes.includes(code) || tree.exists(`libs/brands/src/${code}`);
  return isTaken ? [`The code ${code} is taken.`] : [];
}

function validateTheme({ code, theme, themeFrom, colour }: BrandOptions, network: Network): string[] {
  const { themeKeys } = network;
  const key = theme ?? themeKeyOf(code, network);
  const known = `known are ${themeKeys.join(', ')}.`;
  if (themeFrom === undefined) {
    return themeKeys.includes(key)
      ? []
      : [`There is no theme ${key}: say --themeFrom for a new one; ${known}`];
  }
  return [
    ...(themeKeys.includes(key)
      ? [`The theme ${key} is there already: leave --themeFrom out to wear it.`]
      : []),
    ...(themeKeys.includes(themeFrom) ? [] : [`There is no theme ${themeFrom}: ${known}`]),
    ...(/^[a-z][a-zA-Z0-9]*$/.test(key)
      ? []
      : [`“${key}” is no key of a theme: expected one such as cruzAzul.`]),
    ...(/^#[0-9a-f]{6}$/i.test(colour ?? '')
      ? []
      : ["A new theme needs the brand's colour, as in --colour=#7a1fa2."]),
  ];
}

/** An edition inherits these options. */
function validateEdition(options: BrandOptions, { sites }: Network): string[] {
  const { editionOf = '' } = options;
  const inherited = (['theme', 'themeFrom', 'colour', 'app', 'port', 'sport'] as const).filter(
    (name) => options[name] !== undefined,
  );
  return [
    ...(Object.hasOwn(sites, editionOf) ? [] : [`There is no site ${editionOf} to be an edition of.`]),
    ...inherited.map((name) => `An edition has the ${name} of its brand: leave --${name} out.`),
  ];
}
