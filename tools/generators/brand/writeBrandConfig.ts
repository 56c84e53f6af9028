import { join } from 'node:path';
import { generateFiles, type Tree } from '@nx/devkit';
import type { Logo, SiteFacts } from './gatherFacts.ts';
import type { Section } from './readSections.ts';

type BrandTextValues = Record<'name' | 'tagline' | 'description' | 'zoneName' | 'zoneShort', string>;

const maxInMenu = 6;
const files = join(import.meta.dirname, 'files');

/** `brandConfig.ts` of a new site, with texts for an editor to improve. */
export function writeBrandConfig(tree: Tree, facts: SiteFacts, logo: Logo): void {
  const { row, parent } = facts;
  const texts = textsOf(facts);
  // An edition in the same language has only what differs.
  const isBrief = parent?.site.catalogue === row.catalogue;
  generateFiles(tree, join(files, isBrief ? 'edition' : row.language), `libs/brands/src/${row.id}`, {
    ...{ ...texts, json: JSON.stringify, logo, catalogue: row.catalogue, parent: parent?.site.id },
    ...blocksOf(facts),
    head: headText(texts, facts, logo),
  });
}

function textsOf({ row, name, words, zone }: SiteFacts): BrandTextValues {
  const sport = words.sports[row.sport] ?? row.sport;
  const description =
    row.sport === 'football'
      ? words.description(name, zone.zoneName)
      : words.plainDescription(name, sport, zone.zoneName);
  return { name, tagline: words.tagline(sport, zone.zoneName), description, ...zone };
}

/** Sections for the blocks of the home page and the menus. */
function blocksOf({ row, sections, words }: SiteFacts): object {
  const usual = sections.filter(({ slug }) => !slug.includes('/') && slug !== row.bettingCategory);
  const countries = usual.filter(({ country }) => country === true);
  const others = usual.filter(({ country, slug }) => country !== true && slug !== words.worldCup);
  return {
    football: row.capabilities['football'],
    betting: row.capabilities['betting'],
    worldCup: usual.some(({ slug }) => slug === words.worldCup),
    main: usual.slice(0, maxInMenu).map(({ slug, name }) => ({ name, url: `/${slug}` })),
    sectionsTitle: words.sections,
    regions: block(words.teams, countries) ?? block(words.sections, usual),
    clubs: countries.length > 0 ? block(words.more, others) : null,
  };
}

function block(title: string, sections: readonly Section[]): object | null {
  if (sections.length === 0) return null;
  return { title, sections: sections.slice(0, maxInMenu).map(({ slug }) => slug) };
}

/** The part that is the same in all languages. */
function headText(
  { zoneName, zoneShort, ...texts }: BrandTextValues,
  { row, words }: SiteFacts,
  logo: Logo,
): string {
  const entries = {
    name: texts.name,
    shortName: texts.name,
    ...{ tagline: texts.tagline, description: texts.description, logo },
    organisation: null,
    social: [],
    contactEmail: `${words.mailbox}@${new URL(row.origin).hostname}`,
    groupStatement: words.group,
    ...{ zoneName, zoneShort, messageOverrides: {} },
  };
  const lines = Object.entries(entries).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
  return [...lines, '  settings: defaultBrandSettings,'].join('\n');
}
