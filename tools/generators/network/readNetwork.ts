import type { Tree } from '@nx/devkit';
import { loadFromTree } from '../source/loadFromTree.ts';
import type { SiteRow } from './SiteRow.ts';

/** Settings that rows spread, by the name of their constant. */
type Settings = Readonly<Record<string, Partial<SiteRow>>>;
type Capabilities = SiteRow['capabilities'];

/** The data of the libs in a tree. */
export type Network = {
  sites: Readonly<Record<string, SiteRow>>;
  brandCodes: readonly string[];
  themeKeys: readonly string[];
  siteDefaults: Partial<SiteRow>;
  allCapabilities: Capabilities;
  withoutFootball: Capabilities;
  countries: Settings;
  languages: Settings;
  /** Problems of the table, which would end a build. */
  problems: readonly string[];
};

type VerifySites = (rows: Network['sites'], known: { themeKeys: readonly string[] }) => string[];

export function readNetwork(tree: Tree): Network {
  const load = (file: string) => loadFromTree(tree, `libs/${file}.ts`);
  const { sites } = load('brands/src/sites') as Pick<Network, 'sites'>;
  const { themeKeys } = load('themes/src/themeKeys') as Pick<Network, 'themeKeys'>;
  const { brandCodes } = load('brands/src/brandCodes') as Pick<Network, 'brandCodes'>;
  const { validateSites } = load('brands/src/validateSites') as { validateSites: VerifySites };
  return {
    ...{ sites, brandCodes, themeKeys },
    ...(load('brands/src/siteDefaults') as Pick<
      Network,
      'siteDefaults' | 'allCapabilities' | 'withoutFootball'
    >),
    countries: load('brands/src/countrySettings') as Settings,
    languages: load('brands/src/languageSettings') as Settings,
    problems: validateSites(sites, { themeKeys }),
  };
}
