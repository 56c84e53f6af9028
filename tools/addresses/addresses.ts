import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { runCommand } from '../setup/runCommand.ts';
import { workspaceRoot } from '../setup/workspaceRoot.ts';
import { compareRecordings, type Recorded } from './compareRecordings.ts';
import { formatDifferences } from './formatDifferences.ts';
import { recordAddresses } from './recordAddresses.ts';

/**
 * Writes down what the addresses of a built checkout answer, or compares two such recordings. The exit code is 1 when
 * they differ.
 */
async function runAddresses(args: string[]): Promise<number> {
  const { command, first, second, of, like } = readArguments(args);
  if (command === 'compare') {
    const result = compareRecordings(await readRecording(first), await readRecording(second));
    console.log(formatDifferences(result).join('\n'));
    return result.groups.length === 0 ? 0 : 1;
  }
  const asks = like === undefined ? null : (await readRecording(like)).map(({ ask }) => ask);
  const recorded = await recordAddresses(resolve(of), asks);
  await writeFile(first, `${JSON.stringify(recorded, null, 1)}\n`);
  console.log(`What ${recorded.length} addresses answer is in ${first}.`);
  return 0;
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { of: { type: 'string', default: workspaceRoot }, like: { type: 'string' } },
    });
    const [command, first = '', second = ''] = positionals;
    const wanted = command === 'record' ? 2 : command === 'compare' ? 3 : 0;
    if (positionals.length !== wanted) throw new Error('no such command');
    return { command, first, second, ...values };
  } catch {
    throw new ExplainedError(
      'It is npm run addresses -- record FILE [--of FOLDER] [--like RECORDING], or npm run addresses -- compare BEFORE AFTER.',
    );
  }
}

async function readRecording(file: string): Promise<Recorded[]> {
  return JSON.parse(await readFile(file, 'utf8')) as Recorded[];
}

await runCommand(runAddresses);
