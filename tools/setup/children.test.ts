import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { spawnGroup, stopGroup } from './children.mjs';
import { isPortFree } from './freePort.mjs';
import { isGroupAlive } from './processGroup.mjs';

/** A parent that starts a child of its own, prints its id, and waits with it. `deaf` ignores SIGTERM. */
async function family(deaf: boolean) {
  const wait = `${deaf ? "process.on('SIGTERM', () => {});" : ''} setInterval(() => {}, 1000); console.log(process.pid);`;
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(wait)}], { stdio: 'inherit' }); ${deaf ? wait.replace('console.log(process.pid);', '') : 'setInterval(() => {}, 1000);'}`;
  const child = spawnGroup(process.execPath, ['-e', parent]);
  const [pid] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return { child, group: child.pid!, grandchild: Number(pid) };
}

describe('stopGroup', () => {
  it('stops what a child started along with it', { timeout: 15_000 }, async () => {
    const { group, grandchild } = await family(false);
    expect(grandchild).not.toBe(group);
    expect(isGroupAlive(group)).toBe(true);

    await stopGroup(group);
    expect(isGroupAlive(group)).toBe(false);
  });

  it('stops what outlived the child that started it', { timeout: 15_000 }, async () => {
    const { child, group } = await family(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isGroupAlive(group)).toBe(true);

    await stopGroup(group);
    expect(isGroupAlive(group)).toBe(false);
  });

  it('ends a group that does not listen when the grace time is over', { timeout: 15_000 }, async () => {
    const { group } = await family(true);
    const startedAt = performance.now();
    await stopGroup(group, { graceMs: 300 });

    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(300);
    expect(isGroupAlive(group)).toBe(false);
  });

  it('has given back the ports when it is done', { timeout: 30_000 }, async () => {
    const listen =
      "require('node:net').createServer().listen(0, '127.0.0.1', function () { console.log(String(this.address().port)); })";
    // The moment between the end of a process and that of its last thread is short: look often.
    for (let round = 0; round < 20; round += 1) {
      const child = spawnGroup(process.execPath, ['-e', listen]);
      const [port] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
      await stopGroup(child.pid);
      expect(await isPortFree(Number(port))).toBe(true);
    }
  });

  it('leaves a group alone that is not ours', async () => {
    await stopGroup(process.pid); // Would end this very test run.
    expect(isGroupAlive(999_999_999)).toBe(false);
  });
});
