/**
 * @typedef {object} TestStep
 * @property {string} name As the summary shows it.
 * @property {string} target Of Nx.
 * @property {string} what For the help.
 */

/** What a test run consists of after the format, quick things first, by the words one types. @type {Readonly<Record<string, TestStep>>} */
export const testSteps = {
  lint: { name: 'lint', target: 'lint', what: 'ESLint and oxlint, and who may import whom' },
  types: { name: 'types', target: 'typecheck', what: 'TypeScript' },
  unit: { name: 'unit tests', target: 'test', what: 'all that needs no browser' },
  build: { name: 'build', target: 'build', what: 'apps and packages, once for all that follows' },
  packages: { name: 'packages', target: 'packed', what: 'the packages in somebody else’s project' },
  stories: { name: 'stories', target: 'stories', what: 'every story, rendered, played and judged' },
  pictures: { name: 'pictures', target: 'pictures', what: 'how components look, beside their sheets' },
  e2e: { name: 'end to end', target: 'e2e', what: 'the apps, read in a browser' },
  generated: {
    name: 'generated brands',
    target: 'generated',
    what: 'a brand, an app and a page from the generators, built and read',
  },
};
