import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { workspaceRoot } from '../setup/workspaceRoot.mjs';
import { testSteps } from './testSteps.mjs';

/** @typedef {{ steps: string[], projects: string[], files: string[] }} SortedWords */

/**
 * What the words of a command line name: steps by their keys, projects, and files from the workspace's root.
 * Throws an `ExplainedError` that lists what there is.
 * @param {string[]} words
 * @param {ReadonlyMap<string, string>} projects
 * @returns {SortedWords}
 */
export function sortWords(words, projects) {
  /** @type {SortedWords} */
  const sorted = { steps: [], projects: [], files: [] };
  for (const word of words) {
    const project = word.replace('@cancha/', '');
    // One of them is called as a step is.
    const step = word === project ? stepCalled(word) : undefined;
    const file = fileAt(word);
    if (step) sorted.steps.push(step);
    else if (projects.has(project)) sorted.projects.push(project);
    else if (file) sorted.files.push(file);
    else {
      // A site and a theme have no tests of their own.
      const tested = [...projects.keys()].filter((name) => !/^(brand|theme)-/.test(name)).sort();
      const known = `Steps: ${Object.keys(testSteps).join(', ')}.\nProjects: ${tested.join(', ')}.`;
      throw new ExplainedError(`There is no step, project or test file “${word}”.\n${known}`);
    }
  }
  return sorted;
}

/** By the word one types, or by the name the summary shows. @param {string} word */
function stepCalled(word) {
  return Object.keys(testSteps).find((key) => key === word || testSteps[key]?.name === word);
}

/** npm starts its scripts at the root, and says where it was called. @param {string} word */
function fileAt(word) {
  const folders = [process.env['INIT_CWD'] ?? workspaceRoot, workspaceRoot];
  const found = folders.map((folder) => resolve(folder, word)).find((file) => existsSync(file));
  const file = found && relative(workspaceRoot, found);
  return file && /\.(test|e2e|stories)\.tsx?$/.test(file) ? file : null;
}
