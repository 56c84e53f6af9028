import { outcomeOf, startChild, stopChild } from '../setup/children.ts';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import type { Service } from '../start/planServices.ts';
import { waitForAnswer } from '../start/waitForAnswer.ts';

export type Running = { address: string; pid: number; stop: () => Promise<void> };

/** Filling a database takes its time on a machine that others use as well. */
const readyMs = 180_000;

/**
 * Starts a service and waits until it answers. Its output is kept for the day it fails: then an
 * `ExplainedError` shows the last of it.
 */
export async function startProcess(
  service: Omit<Service, 'host' | 'port' | 'portVariable'>,
): Promise<Running> {
  const { name, command, args, cwd, env, address, readyPath } = service;
  const tail: string[] = [];
  const child = startChild(command, args, { cwd, env }, (line) => tail.splice(0, tail.push(line) - 10));
  const { pid } = child;
  const dead = new AbortController();
  void outcomeOf(child).then(() => dead.abort());
  const over = AbortSignal.any([dead.signal, AbortSignal.timeout(readyMs)]);
  const stop = () => stopChild(child);
  if ((await waitForAnswer(address + readyPath, over)) && pid !== undefined) return { address, pid, stop };

  const what = dead.signal.aborted
    ? 'ended before it answered'
    : `does not answer 200 at ${address}${readyPath}`;
  await stop();
  throw new ExplainedError(
    [`${name} ${what}. Its last lines:`, ...tail.map((line) => `  ${line}`)].join('\n'),
  );
}
