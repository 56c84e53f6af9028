import type { Tree } from '@nx/devkit';
import { ExplainedError } from '../../setup/ExplainedError.mjs';
import type { SiteRow } from '../network/SiteRow.ts';
import { loadFromTree } from '../source/loadFromTree.ts';
import type { BrandOptions } from './BrandOptions.ts';
import { countryName } from './countryName.ts';
import { brandTexts, type BrandTexts } from './brandTexts.ts';
import { readSections, type Section } from './readSections.ts';
import { zoneNames } from './zoneNames.ts';

/** `site`: the file is in another site's folder. */
export type Logo = { file: string; width: number; height: number; site?: string };

/** The site that an edition belongs to. */
export type Parent = { site: SiteRow; name: string; logo: Logo };

/** Everything the texts of a new site are made from. */
export type SiteFacts = {
  row: SiteRow;
  parent: Parent | null;
  name: string;
  words: BrandTexts;
  zone: { zoneName: string; zoneShort: string };
  /** Site code of the newsroom whose articles it has, and its sections. */
  newsOf: string;
  sections: readonly Section[];
  hasNewTheme: boolean;
};

/** Throws an `ExplainedError` without a newsroom in the site's language. */
export function gatherFacts(
  tree: Tree,
  options: BrandOptions,
  { row, parentRow }: { row: SiteRow; parentRow: SiteRow | null },
): SiteFacts {
  const parent = parentRow && describeParent(tree, parentRow);
  const words = brandTexts[row.catalogue];
  if (!words) throw new ExplainedError(`There are no first words in ${row.catalogue} yet.`);
  const inherited = parent?.site.language === row.language ? parent.site.siteCode : words.newsOf;
  const newsOf = options.newsOf ?? inherited;
  const newsroom = readSections(tree, newsOf);
  if (newsroom?.language !== row.language) {
    throw new ExplainedError(
      `There is no newsroom ${newsOf} in ${row.language}: name another with --newsOf.`,
    );
  }
  const name = options.name ?? defaultName(row, parent);
  const hasNewTheme = options.themeFrom !== undefined;
  const { sections } = newsroom;
  return { row, parent, name, words, zone: zoneNames(row), newsOf, sections, hasNewTheme };
}

function describeParent(tree: Tree, site: SiteRow): Parent {
  const { brandConfig } = loadFromTree(tree, `libs/brands/src/${site.id}/brandConfig.ts`) as {
    brandConfig: { name: string; logo: Logo };
  };
  return {
    site,
    name: brandConfig.name,
    logo: { ...brandConfig.logo, site: brandConfig.logo.site ?? site.id },
  };
}

/** `Cruz Azul` for cruz-azul; an edition adds its country to the brand's name. */
function defaultName({ id, countryCode, language }: SiteRow, parent: Parent | null): string {
  if (parent) return `${parent.name} ${countryName(countryCode, language) ?? countryCode}`;
  return id.replace(
    /(?:^|-)([a-z0-9])/g,
    (start, letter: string) => (start.startsWith('-') ? ' ' : '') + letter.toUpperCase(),
  );
}
