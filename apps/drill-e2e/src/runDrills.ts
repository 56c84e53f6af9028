import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import type { Drill, Outcome } from './Drill';
import { drills } from './drills';
import { time } from './figures';
import { putAwayAll } from './leftovers';
import { findSecrets } from './secrets';
import { startStage } from './startStage';

/**
 * `npm run drill [-- name… --short]`: breaks one thing after the other under built apps, and says of each whether what
 * readers are promised was kept. The exit code is 1 when a promise was not.
 */
async function runDrills(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { short: { type: 'boolean', default: false } },
  });
  const chosen = chooseDrills(positionals, values.short);
  const stage = await startStage(values.short);
  let broken = 0;
  try {
    for (const drill of [...chosen, nothingLeaks]) {
      const from = performance.now();
      const outcome = await drill.run(stage).catch(failedWith);
      const word = verdict(drill, outcome);
      const figures = outcome.leftOut === undefined ? outcome.figures : [outcome.leftOut];
      console.log(
        `${word.padEnd(8)} ${drill.name}  ${figures.join(', ')}  (${time(performance.now() - from)})`,
      );
      if (word === 'open') console.log(`  open: ${drill.open}`);
      if (outcome.problems.length > 0)
        console.log(`  broken: ${drill.broken}\n  promised: ${drill.promised}`);
      for (const problem of outcome.problems) console.log(`  not kept: ${problem}`);
      if (word === 'failed') broken += 1;
    }
  } finally {
    await stage.end();
  }
  console.log(
    `${chosen.length + 1 - broken} of ${chosen.length + 1} drills went as promised, or are said to be open or left out.`,
  );
  return broken === 0 ? 0 : 1;
}

function chooseDrills(names: readonly string[], isShort: boolean): readonly Drill[] {
  const unknown = names.find((name) => drills.every((drill) => drill.name !== name));
  if (unknown !== undefined)
    throw new Error(
      `There is no drill “${unknown}”: known are ${drills.map(({ name }) => name).join(', ')}.`,
    );
  if (names.length > 0) return drills.filter(({ name }) => names.includes(name));
  return isShort ? drills.filter((drill) => drill.isShort) : drills;
}

function verdict({ open }: Drill, { problems, leftOut }: Outcome): 'passed' | 'failed' | 'open' | 'left out' {
  if (leftOut !== undefined) return 'left out';
  if (problems.length === 0) return 'passed';
  return open === undefined ? 'failed' : 'open';
}

const failedWith = (error: unknown): Outcome => ({ figures: [], problems: [String(error)] });

/** Of all that was logged in the run. */
const nothingLeaks: Drill = {
  name: 'nothing-leaks',
  broken: 'requests with tokens and addresses in them, before backends that fail',
  promised: 'no line of any log has an e-mail address, an address of a reader, a token or a key',
  isShort: true,
  run: async ({ logs }) => {
    const lines = [...logs.values()].reduce((sum, log) => sum + log().split('\n').length, 0);
    const found = findSecrets(logs);
    return { figures: [`${lines} lines of ${logs.size} logs`], problems: found.slice(0, 5) };
  },
};

// Stopped by hand it leaves no process and no folder behind either.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void putAwayAll().finally(() => process.exit(128 + constants.signals[signal]));
  });

try {
  process.exitCode = await runDrills(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
