import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { appCommand } from '@cancha/e2e/appServer';
import { appEnvironment } from '@cancha/e2e/appEnvironment';
import { takeFreePort } from '@cancha/e2e/takeFreePort';
import { appFolderOf } from '@cancha/e2e/workspacePaths';
import { ask, type Asked } from './ask';
import type { Drill, Outcome } from './Drill';
import { countStatuses, percentile, statusOf, time, unkept } from './figures';
import { appName, breakBackends, healBackends, type Stage } from './startStage';

const startMs = 40_000;

/** A file of Linux that takes nothing: as a disk with no room. */
const full = '/dev/full';

async function run(stage: Stage): Promise<Outcome> {
  const origin = `http://127.0.0.1:${await takeFreePort()}`;
  const [command, ...args] = appCommand;
  const log = openSync(full, 'w');
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(command, args, {
    cwd: appFolderOf(appName),
    env: { PATH, HOME, ...appEnvironment({ origin, backend: stage.backends.content.origin }) },
    stdio: ['ignore', log, log],
  });
  try {
    const until = performance.now() + startMs;
    while (performance.now() < until && statusOf(await ask(origin, '/')) !== '200') await delay(200);
    const asked: Asked[] = [];
    for (const path of stage.seen) asked.push(await ask(origin, path));
    // A failure has most to say.
    breakBackends(stage, ['content'], 'error');
    const broken = await Promise.all(stage.takeUnseen('article', 2).map((path) => ask(origin, path)));
    healBackends(stage);
    await delay(500);
    const isAlive = child.exitCode === null && child.signalCode === null;
    return {
      figures: [
        `pages ${countStatuses(asked)} in ${time(percentile(asked, 0.5))}`,
        `broken ones ${countStatuses(broken)}`,
        isAlive ? 'the app lives' : `the app ended with ${child.exitCode ?? child.signalCode}`,
      ],
      problems: [
        ...(isAlive ? [] : ['the app lives on: it ended']),
        ...unkept('a page comes with 200', asked, (one) => statusOf(one) === '200'),
        ...unkept('a broken page is 503', broken, (one) => statusOf(one) === '503'),
      ],
    };
  } finally {
    healBackends(stage);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 7_000);
      await once(child, 'exit');
      clearTimeout(force);
    }
  }
}

export const logDrill: Drill = {
  name: 'log-full',
  broken: 'the disk that the app logs to is full',
  promised: 'pages come all the same, and the app lives on',
  isShort: false,
  open: 'Node ends a process whose output cannot be written: hand the log to a program that keeps it elsewhere.',
  run,
};
