import { afterEach, describe, expect, it } from 'vitest';
import { outcomeOf, startChild, stopAllChildren, stopChild } from './children.ts';
import { isPortFree } from './isPortFree.mjs';

afterEach(() => stopAllChildren());

/** Listens on a port, and prints it. `deaf` ignores SIGTERM. */
const listen = (deaf = false) =>
  `${deaf ? "process.on('SIGTERM', () => {});" : ''} require('node:net').createServer().listen(0, '127.0.0.1', function () { console.log(String(this.address().port)); });`;

/** A parent that waits while a child of its own listens. */
const parentOf = (child: string) =>
  `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' }); setInterval(() => {}, 1000);`;

/** A process and the port that is printed by it, or by what it has started. */
function start(script: string) {
  return new Promise<{ child: ReturnType<typeof startChild>; port: number }>((resolve) => {
    const child = startChild(process.execPath, ['-e', script], { cwd: '.', env: {} }, (line) =>
      resolve({ child, port: Number(line) }),
    );
  });
}

describe('stopChild', () => {
  it('stops what a child started along with it', { timeout: 15_000 }, async () => {
    const { child, port } = await start(parentOf(listen()));
    expect(await isPortFree(port)).toBe(false);

    await stopChild(child);
    expect(await isPortFree(port)).toBe(true);
  });

  it('stops what outlived the child that started it', { timeout: 15_000 }, async () => {
    const { child, port } = await start(parentOf(listen()));
    const outcome = outcomeOf(child);
    process.kill(child.pid!, 'SIGKILL');
    expect(await outcome).toBe('signal SIGKILL');
    expect(await isPortFree(port)).toBe(false);

    await stopChild(child);
    expect(await isPortFree(port)).toBe(true);
  });

  it('ends what does not listen when the grace time is over', { timeout: 30_000 }, async () => {
    const { child, port } = await start(parentOf(listen(true)));
    const startedAt = performance.now();
    await stopChild(child);

    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(9_900);
    expect(await isPortFree(port)).toBe(true);
  });

  it('has given back the ports when it is done', { timeout: 30_000 }, async () => {
    // The moment between the end of a process and that of its last thread is short: look often.
    for (let round = 0; round < 20; round += 1) {
      const { child, port } = await start(listen());
      await stopChild(child);
      expect(await isPortFree(port)).toBe(true);
    }
  });
});

describe('outcomeOf', () => {
  it('tells an exit code, and that a command does not exist', async () => {
    const ended = (command: string) =>
      startChild(command, ['-e', 'process.exit(4)'], { cwd: '.', env: {} }, () => {});
    expect(await outcomeOf(ended(process.execPath))).toBe('exit code 4');
    expect(await outcomeOf(ended('no-such-command'))).toContain('ENOENT');
  });
});
