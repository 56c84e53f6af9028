import { isDeepStrictEqual } from 'node:util';
import type { Tree } from '@nx/devkit';
import type { Network } from '../network/readNetwork.ts';
import type { SiteRow } from '../network/SiteRow.ts';
import { editFile } from '../source/editFile.ts';
import { addImport, append } from '../source/editSource.ts';
import type { Locale } from './localeOf.ts';

const folder = 'libs/brands/src';

/** Writes the row, and if they are new the country's settings and the brand's code. */
export function writeRow(
  tree: Tree,
  row: SiteRow,
  { network, locale }: { network: Network; locale: Locale },
): void {
  if (locale.isNew) writeCountry(tree, locale, network);
  const hasFootball = row.capabilities['football'] !== false;
  editFile(tree, `${folder}/sites.ts`, (source) => {
    const table = addImport(source, locale.constant, './countrySettings');
    const whole = hasFootball ? table : addImport(table, 'withoutFootball', './siteDefaults');
    return append(whole, ['sites'], rowText(row, { network, locale }));
  });
  if (network.brandCodes.includes(row.brand)) return;
  editFile(tree, `${folder}/brandCodes.ts`, (codes) => append(codes, ['brandCodes'], `'${row.brand}'`));
}

/** Only what differs from defaults and country. */
function rowText(row: SiteRow, { network, locale }: { network: Network; locale: Locale }): string {
  const given: Partial<SiteRow> = {
    ...network.siteDefaults,
    ...(network.countries[locale.constant] ?? locale.settings),
  };
  const own = Object.entries(row).filter(
    ([name, value]) => !isDeepStrictEqual(given[name as keyof SiteRow], value),
  );
  const lines = own.map(([name, value]) =>
    name === 'capabilities'
      ? `capabilities: ${capabilitiesText(row.capabilities, network)},`
      : `${name}: ${JSON.stringify(value)},`,
  );
  return `${JSON.stringify(row.id)}: {
    ...siteDefaults,
    ...${locale.constant},
    ${lines.join('\n    ')}
  }`;
}

/** `{ ...allCapabilities, betting: false }`. */
function capabilitiesText(
  own: SiteRow['capabilities'],
  { allCapabilities, withoutFootball }: Network,
): string {
  const [constant, given] =
    own['football'] === false
      ? (['withoutFootball', withoutFootball] as const)
      : (['allCapabilities', allCapabilities] as const);
  const other = Object.entries(own).filter(([name, value]) => given[name] !== value);
  const changes = other.map(([name, value]) => `${name}: ${value}`);
  return changes.length === 0 ? constant : `{ ...${constant}, ${changes.join(', ')} }`;
}

function writeCountry(tree: Tree, locale: Locale, { languages }: Network): void {
  const spread = languages[locale.languageConstant] ?? {};
  const own = Object.entries(locale.settings).filter(([name]) => !Object.hasOwn(spread, name));
  const lines = own.map(([name, value]) => `${name}: ${JSON.stringify(value)},`);
  const text = `\nexport const ${locale.constant} = {
  ...${locale.languageConstant},
  ${lines.join('\n  ')}
} as const satisfies CountrySettings;\n`;
  editFile(tree, `${folder}/countrySettings.ts`, (source) => source + text);
}
