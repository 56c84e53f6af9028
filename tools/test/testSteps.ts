export type TestStep = {
  /** For the help. */
  what: string;
  /** Targets of Nx, in each project. */
  each: readonly string[];
  /** Targets of Nx for all projects at once: one process takes half as long as one for each. */
  whole?: readonly string[];
  needsBrowser?: boolean;
};

/** What a test run consists of, quick things first. oxlint reads all types to lint, and says what the compiler says. */
export const testSteps: Readonly<Record<string, TestStep>> = {
  format: { what: 'Prettier', each: [], whole: ['format-all'] },
  lint: { what: 'ESLint, oxlint, knip', each: ['lint'], whole: ['lint-all', 'types-all', 'unused-all'] },
  types: { what: 'TypeScript', each: ['typecheck'], whole: ['types-all'] },
  // What runs in a reader's browser, without a page of an app around it, is tested in one.
  unit: { what: 'all that opens no app', each: ['test'], needsBrowser: true },
  build: { what: 'apps and packages, once for all that follows', each: ['build'] },
  packages: { what: 'the packages in somebody else’s project', each: ['packed'] },
  stories: { what: 'every story, played and judged', each: ['stories'], needsBrowser: true },
  pictures: { what: 'components beside their sheets', each: ['pictures'], needsBrowser: true },
  e2e: { what: 'the apps, read in a browser', each: ['e2e'], needsBrowser: true },
  drill: { what: 'faults under running apps, the short ones', each: ['drill'] },
  generated: { what: 'what the generators write, read', each: ['generated'], needsBrowser: true },
};
