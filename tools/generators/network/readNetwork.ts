import type { Tree } from '@nx/devkit';
import { loadFromTree } from '../source/loadFromTree.ts';
import type { SiteRow } from './SiteRow.ts';

/** Settings that rows begin with, by the name of the constant that has them. */
type Settings = Readonly<Record<string, Partial<SiteRow>>>;
type Capabilities = SiteRow['capabilities'];

/** What the libs say of the network as a tree has it. */
export type Network = {
  sites: Readonly<Record<string, SiteRow>>;
  brandCodes: readonly string[];
  themeKeys: readonly string[];
  siteDefaults: Partial<SiteRow>;
  everything: Capabilities;
  withoutFootball: Capabilities;
  countries: Settings;
  languages: Settings;
  /** What cannot be in the table: the same lines that end a build. */
  problems: readonly string[];
};

type VerifySites = (rows: Network['sites'], known: { themeKeys: readonly string[] }) => string[];

export function readNetwork(tree: Tree): Network {
  const load = (file: string) => loadFromTree(tree, `libs/${file}.ts`);
  const { sites } = load('brands/src/sites') as Pick<Network, 'sites'>;
  const { themeKeys } = load('themes/src/themeKeys') as Pick<Network, 'themeKeys'>;
  const { brandCodes } = load('brands/src/brandCodes') as Pick<Network, 'brandCodes'>;
  const { verifySites } = load('brands/src/verifySites') as { verifySites: VerifySites };
  return {
    ...{ sites, brandCodes, themeKeys },
    ...(load('brands/src/siteDefaults') as Pick<Network, 'siteDefaults' | 'everything' | 'withoutFootball'>),
    countries: load('brands/src/countrySettings') as Settings,
    languages: load('brands/src/languageSettings') as Settings,
    problems: verifySites(sites, { themeKeys }),
  };
}
