/**
 * @typedef {object} TestStep
 * @property {string} name As the summary shows it.
 * @property {string | null} target Of Nx, in each project. `null`: there is none for a project.
 * @property {string[]} [whole] Targets of Nx for all projects at once: one process takes half as long as one for each.
 * @property {string} what For the help.
 */

/** What a test run consists of, quick things first, by the words one types. @type {Readonly<Record<string, TestStep>>} */
export const testSteps = {
  format: { name: 'format', target: null, whole: ['format-all'], what: 'Prettier' },
  lint: {
    name: 'lint',
    target: 'lint',
    // oxlint reads all types for its rules, and says what the compiler says as well.
    whole: ['lint-all', 'types-all'],
    what: 'ESLint and oxlint, and who may import whom',
  },
  types: { name: 'types', target: 'typecheck', whole: ['types-all'], what: 'TypeScript' },
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

/**
 * The targets of Nx that a step consists of.
 * @param {string} key
 * @param {'all' | 'project'} of All projects at once, or single ones.
 */
export function stepTargets(key, of) {
  const { target, whole } = testSteps[key] ?? { target: key };
  if (of === 'all' && whole) return whole;
  return target === null ? [] : [target];
}
