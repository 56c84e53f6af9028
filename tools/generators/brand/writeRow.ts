import { isDeepStrictEqual } from 'node:util';
import type { Tree } from '@nx/devkit';
import type { Network } from '../network/readNetwork.ts';
import type { SiteRow } from '../network/SiteRow.ts';
import { addImport } from '../source/addImport.ts';
import { append } from '../source/append.ts';
import { readText } from '../source/readText.ts';
import type { Locale } from './localeOf.ts';

const folder = 'libs/brands/src';

/** Writes the row, and if they are new the country's settings and the brand's code. */
export function writeRow(
  tree: Tree,
  row: SiteRow,
  { network, locale }: { network: Network; locale: Locale },
): void {
  const { constant, isNew } = locale;
  if (isNew) writeCountry(tree, locale, network);
  let table = addImport(readText(tree, `${folder}/sites.ts`), constant, './countrySettings');
  if (row.capabilities['football'] === false) table = addImport(table, 'withoutFootball', './siteDefaults');
  tree.write(`${folder}/sites.ts`, append(table, ['sites'], rowText(row, { network, locale })));
  if (network.brandCodes.includes(row.brand)) return;
  const codes = readText(tree, `${folder}/brandCodes.ts`);
  tree.write(`${folder}/brandCodes.ts`, append(codes, ['brandCodes'], `'${row.brand}'`));
}

/** Only what differs from defaults and country. */
function rowText(row: SiteRow, { network, locale }: { network: Network; locale: Locale }): string {
  const given: Partial<SiteRow> = {
    ...network.siteDefaults,
    ...(network.countries[locale.constant] ?? locale.settings),
  };
  const own = inOrder(row).filter(([name, value]) => !isDeepStrictEqual(given[name as keyof SiteRow], value));
  const lines = own.map(([name, value]) => `${name}: ${valueText(name, value, network)},`);
  return `${JSON.stringify(row.id)}: {
    ...siteDefaults,
    ...${locale.constant},
    ${lines.join('\n    ')}
  }`;
}

function inOrder(row: SiteRow): [name: string, value: unknown][] {
  const { id, brand, edition, app, siteCode, family, isFamilyDefault, newsroom, origin, prefix, ...rest } =
    row;
  return Object.entries({
    ...{ id, brand, edition, app, siteCode, family, isFamilyDefault, newsroom, origin, prefix },
    ...rest,
  });
}

function valueText(name: string, value: unknown, network: Network): string {
  return name === 'capabilities' ? capabilitiesText(value as object, network) : JSON.stringify(value);
}

/** `{ ...allCapabilities, betting: false }`. */
function capabilitiesText(capabilities: object, { allCapabilities, withoutFootball }: Network): string {
  const base =
    'football' in capabilities && capabilities.football === false ? { withoutFootball } : { allCapabilities };
  const [[constant, given]] = Object.entries(base) as [[string, Record<string, boolean>]];
  const other = Object.entries(capabilities).filter(([name, value]) => given[name] !== value);
  const changes = other.map(([name, value]) => `${name}: ${String(value)}`);
  return changes.length === 0 ? constant : `{ ...${constant}, ${changes.join(', ')} }`;
}

function writeCountry(
  tree: Tree,
  { constant, languageConstant, settings }: Locale,
  { languages }: Network,
): void {
  const file = `${folder}/countrySettings.ts`;
  const spread = languages[languageConstant] ?? {};
  const own = Object.entries(settings).filter(([name]) => !Object.hasOwn(spread, name));
  const lines = own.map(([name, value]) => `${name}: ${JSON.stringify(value)},`);
  const text = `\nexport const ${constant} = {
  ...${languageConstant},
  ${lines.join('\n  ')}
} as const satisfies CountrySettings;\n`;
  tree.write(file, readText(tree, file) + text);
}
