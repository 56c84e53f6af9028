import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { verifyPinnedNode } from '../setup/verifyPinnedNode.mjs';
import { workspaceRoot } from '../setup/workspaceRoot.mjs';
import { compareRecordings } from './compareRecordings.mjs';
import { formatDifferences } from './formatDifferences.mjs';
import { recordAddresses } from './recordAddresses.mjs';

/** @typedef {import('./recordAddresses.mjs').Recorded} Recorded */

const usage =
  'npm run addresses -- record FILE [--of FOLDER] [--like RECORDING], or npm run addresses -- compare BEFORE AFTER';

/**
 * Writes down what the addresses of a built checkout answer, or compares two such recordings. The exit code is 1 when
 * they differ.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runAddresses(args) {
  const { command, files, of, like } = readArguments(args);
  await ensureInstalled();
  verifyPinnedNode();
  const [first = '', second = ''] = files;
  if (command === 'compare') {
    const result = compareRecordings(await readRecording(first), await readRecording(second));
    console.log(formatDifferences(result).join('\n'));
    return result.groups.length === 0 ? 0 : 1;
  }
  const asks = like === undefined ? null : (await readRecording(like)).map(({ ask }) => ask);
  const recorded = await recordAddresses(resolve(of), asks, console.log);
  await writeFile(first, `${JSON.stringify(recorded, null, 1)}\n`);
  console.log(`What ${recorded.length} addresses answer is in ${first}.`);
  return 0;
}

/** @param {string[]} args */
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { of: { type: 'string', default: workspaceRoot }, like: { type: 'string' } },
    });
    const [command, ...files] = positionals;
    const wanted = command === 'record' ? 1 : command === 'compare' ? 2 : 0;
    if (files.length !== wanted || wanted === 0) throw new Error('no such command');
    return { command, files, ...values };
  } catch {
    throw new ExplainedError(`It is ${usage}.`);
  }
}

/**
 * @param {string} file
 * @returns {Promise<Recorded[]>}
 */
async function readRecording(file) {
  /** @type {unknown} */
  const recording = JSON.parse(await readFile(file, 'utf8'));
  return /** @type {Recorded[]} */ (recording);
}
