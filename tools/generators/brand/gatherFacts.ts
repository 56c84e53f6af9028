import type { Tree } from '@nx/devkit';
import { ExplainedError } from '../../setup/ExplainedError.mjs';
import type { SiteRow } from '../network/SiteRow.ts';
import { loadFromTree } from '../source/loadFromTree.ts';
import type { BrandOptions } from './BrandOptions.ts';
import { brandTexts } from './brandTexts.ts';
import { readSections } from './readSections.ts';
import { countryName, zoneNames } from './placeNames.ts';

/** `site`: the file is in another site's folder. */
export type Logo = { file: string; width: number; height: number; site?: string };

export type SiteFacts = ReturnType<typeof gatherFacts>;

/**
 * Everything the texts of a new site are made from. `newsOf` is the site code of the newsroom whose articles and sections
 * it has. Throws an `ExplainedError` without a newsroom in the site's language.
 */
export function gatherFacts(
  tree: Tree,
  options: BrandOptions,
  { row, parentRow }: { row: SiteRow; parentRow: SiteRow | null },
) {
  const parent = parentRow && describeParent(tree, parentRow);
  const words = brandTexts[row.catalogue];
  if (!words) throw new ExplainedError(`There are no first words in ${row.catalogue} yet.`);
  const inherited = parentRow?.language === row.language ? parentRow.siteCode : words.newsOf;
  const newsOf = options.newsOf ?? inherited;
  const newsroom = readSections(tree, newsOf);
  if (newsroom?.language !== row.language) {
    throw new ExplainedError(
      `There is no newsroom ${newsOf} in ${row.language}: name another with --newsOf.`,
    );
  }
  return {
    ...{ row, parent, words, newsOf, sections: newsroom.sections, zone: zoneNames(row) },
    name: options.name ?? defaultName(row, parent),
    contactEmail: `${words.mailbox}@${new URL(row.origin).hostname}`,
    hasNewTheme: options.colour !== undefined,
  };
}

/** The site that an edition belongs to. */
function describeParent(tree: Tree, site: SiteRow) {
  const { brandConfig } = loadFromTree(tree, `libs/brands/src/${site.id}/brandConfig.ts`) as {
    brandConfig: { name: string; logo: Logo };
  };
  const { name, logo } = brandConfig;
  return { site, name, logo: { ...logo, site: logo.site ?? site.id } };
}

/** `Cruz Azul` for cruz-azul; an edition adds its country to the brand's name. */
function defaultName({ id, countryCode, language }: SiteRow, parent: { name: string } | null): string {
  if (parent) return `${parent.name} ${countryName(countryCode, language) ?? countryCode}`;
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(' ');
}
