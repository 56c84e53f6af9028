import type { Tree } from '@nx/devkit';
import { loadFromTree } from '../source/loadFromTree.ts';
import type { SiteRow } from './SiteRow.ts';

type Rows = Readonly<Record<string, SiteRow>>;
/** Settings that rows spread, by the name of their constant. */
type Settings = Readonly<Record<string, Partial<SiteRow>>>;

/** The data of the libs in a tree. */
export type Network = {
  sites: Rows;
  brandCodes: readonly string[];
  themeKeys: readonly string[];
  siteDefaults: Partial<SiteRow>;
  allCapabilities: SiteRow['capabilities'];
  withoutFootball: SiteRow['capabilities'];
  countries: Settings;
  languages: Settings;
  /** Problems of the table, which would end a build. */
  problems: readonly string[];
};

type Loaded = Omit<Network, 'countries' | 'languages' | 'problems'> & {
  validateSites: (rows: Rows, known: Pick<Network, 'themeKeys'>) => string[];
};

export function readNetwork(tree: Tree): Network {
  const load = (file: string) => loadFromTree(tree, `libs/${file}.ts`);
  const files = ['sites', 'brandCodes', 'siteDefaults', 'validateSites'].map((name) => `brands/src/${name}`);
  const modules = [...files, 'themes/src/themeKeys'].map(load);
  const { validateSites, ...loaded } = Object.assign({}, ...modules) as Loaded;
  return {
    ...loaded,
    countries: load('brands/src/countrySettings') as Settings,
    languages: load('brands/src/languageSettings') as Settings,
    problems: validateSites(loaded.sites, loaded),
  };
}
