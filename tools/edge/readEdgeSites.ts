import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { workspaceRoot } from '../setup/workspaceRoot.ts';

type Row = {
  id: string;
  app: string | null;
  theme: string;
  catalogue: string;
  region: string | null;
  formatLocale: string;
  origin: string;
  prefix: string;
};

type Colours = Readonly<Record<'background' | 'ink' | 'inkSoft' | 'brand', string>>;

/** What the edge knows of a site. */
export type EdgeSite = {
  id: string;
  app: string;
  host: string;
  /** Path prefix of the edition, `''` or `/mx`. */
  prefix: string;
  locale: string;
  words: { title: string; text: string };
  light: Colours;
  dark: Colours;
};

/** The libs are TypeScript without file endings, which Node by itself does not read. */
const load = async (file: string): Promise<unknown> =>
  tsImport(join(workspaceRoot, 'libs', file), {
    parentURL: import.meta.url,
    tsconfig: join(workspaceRoot, 'tsconfig.base.json'),
  });

/**
 * The sites of some apps, from the table of sites, the catalogues and the theme sets themselves. Throws an `ExplainedError`
 * when an app has none.
 */
export async function readEdgeSites(apps: readonly string[]): Promise<EdgeSite[]> {
  const { sites } = (await load('brands/src/sites.ts')) as { sites: Record<string, Row> };
  const { messagesOf } = (await load('messages/src/messagesOf.ts')) as {
    messagesOf: (
      catalogue: string,
      region: string | null,
    ) => { problem: Record<'serverErrorTitle' | 'serverErrorText', string> };
  };
  const rows = Object.values(sites);
  const unknown = apps.find((name) => !rows.some(({ app }) => app === name));
  if (unknown !== undefined)
    throw new ExplainedError(`No row of the table of sites has the app “${unknown}”.`);
  return Promise.all(
    rows
      .filter((row): row is Row & { app: string } => row.app !== null && apps.includes(row.app))
      .map(async ({ id, app, origin, prefix, formatLocale, catalogue, region, theme }) => {
        const { tokens } = (await load(`themes/sets/${theme}/tokens.ts`)) as {
          tokens: Record<'light' | 'dark', Colours>;
        };
        const { serverErrorTitle: title, serverErrorText: text } = messagesOf(catalogue, region).problem;
        return {
          ...{ id, app, prefix, host: new URL(origin).hostname, locale: formatLocale },
          ...{ words: { title, text }, light: tokens.light, dark: tokens.dark },
        };
      }),
  );
}
