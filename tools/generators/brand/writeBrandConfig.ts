import { join } from 'node:path';
import { generateFiles, type Tree } from '@nx/devkit';
import type { Logo, SiteFacts } from './gatherFacts.ts';
import type { Section } from './readSections.ts';

const maxInMenu = 6;
const files = join(import.meta.dirname, 'files');

/** `brandConfig.ts` of a new site, with texts for an editor to improve. */
export function writeBrandConfig(tree: Tree, facts: SiteFacts, logo: Logo): void {
  const { row, name, parent, words, zone } = facts;
  const { catalogue } = row;
  const sport = words.sports[row.sport] ?? row.sport;
  const inZone = `${words.inZone} ${zone.zoneName}`;
  const news = row.sport === 'football' ? words.footballNews : words.news(sport);
  const tagline = `${words.tagline(sport)}, ${inZone}`;
  const description = `${name}: ${news}, ${inZone}.`;
  // The part that is the same in all languages.
  const head = Object.entries({
    ...{ name, shortName: name, tagline, description, logo },
    organisation: null,
    social: [],
    contactEmail: facts.contactEmail,
    groupStatement: words.group,
    ...zone,
    messageOverrides: {},
  }).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
  // An edition in the same language has only what differs.
  const isBrief = parent?.site.catalogue === catalogue;
  const values = { name, tagline, description, ...zone, logo, catalogue, parent: parent?.site.id };
  generateFiles(tree, join(files, isBrief ? 'edition' : row.language), `libs/brands/src/${row.id}`, {
    ...{ ...values, ...blocksOf(facts), json: JSON.stringify },
    head: [...head, '  settings: defaultBrandSettings,'].join('\n'),
  });
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
