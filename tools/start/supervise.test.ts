import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isPortFree } from '../setup/isPortFree.mjs';
import type { Service } from './planServices.ts';
import { supervise } from './supervise.ts';

/** Answers 200 at once and runs on, or ends with a code when it is asked for /end. */
const server = `require('node:http').createServer((request, response) => {
  response.end('here');
  if (request.url === '/end') process.exit(3);
}).listen(Number(process.env.PORT), '127.0.0.1'); console.log('listening');`;

async function unusedPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function service(name: string, script = server): Promise<Service> {
  const port = await unusedPort();
  return {
    name,
    command: process.execPath,
    args: ['-e', script],
    cwd: process.cwd(),
    env: { ...process.env, PORT: String(port) },
    host: '127.0.0.1',
    port,
    portVariable: `${name.toUpperCase()}_PORT`,
    address: `http://127.0.0.1:${port}`,
    readyPath: '/',
  };
}

/** Gathers the printed lines and tells when one of them arrives. */
function listen() {
  const lines: string[] = [];
  const waiting: [string, () => void][] = [];
  const print = (line: string) => {
    lines.push(line);
    for (const [part, resolve] of waiting) if (line.includes(part)) resolve();
  };
  const heard = (part: string) => new Promise<void>((resolve) => waiting.push([part, resolve]));
  return { lines, print, heard };
}

describe('supervise', () => {
  it('prints the addresses, and stops the others when one ends', { timeout: 20_000 }, async () => {
    const services = [await service('origin'), await service('fca')];
    const { lines, print, heard } = listen();
    const running = heard('Cancha is running');

    const done = supervise(services, { print });
    await running;
    await fetch(`${services[1]!.address}/end`);

    expect(await done).toBe(1);
    expect(lines.join('\n')).toContain(`\n  origin  ${services[0]!.address}\n`);
    expect(lines).toContain('[origin] listening');
    expect(lines).toContain('fca ended (exit code 3): stopping the others.');
    expect(await isPortFree(services[0]!.port)).toBe(true);
  });

  it('does not start the app when the origin ends before it answers', { timeout: 20_000 }, async () => {
    const services = [await service('origin', 'process.exit(7)'), await service('fca')];
    const { lines, print } = listen();

    expect(await supervise(services, { print })).toBe(1);
    expect(lines).toEqual(['origin ended (exit code 7): stopping the others.']);
  });

  it('says who does not answer in time, with a sign of life on the way', { timeout: 20_000 }, async () => {
    const mute = await service('origin', 'setInterval(() => {}, 1000)');
    const { lines, print } = listen();

    await expect(supervise([mute], { print, readyMs: 500, everyMs: 200 })).rejects.toThrow(
      `origin does not answer 200 at ${mute.address}/`,
    );
    expect(lines[0]).toContain(`Waiting for origin at ${mute.address}/`);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('leaves nothing behind after %s', { timeout: 20_000 }, async (signal, code) => {
    const services = [await service('origin'), await service('fca')];
    const command = spawn(process.execPath, asCommand(services), { stdio: ['ignore', 'pipe', 'inherit'] });
    await running(command.stdout);
    const exit = once(command, 'exit');
    command.kill(signal);

    expect(await exit).toEqual([code, null]);
    expect(await Promise.all(services.map(({ port }) => isPortFree(port)))).toEqual([true, true]);
  });

  it('leaves nothing behind when npm ends only the shell it runs in', { timeout: 20_000 }, async () => {
    const services = [await service('origin'), await service('fca')];
    const shell = spawn('sh', ['-c', '"$@"; true', 'sh', process.execPath, ...asCommand(services)], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await running(shell.stdout);
    const ended = once(shell.stdout, 'close'); // When the last process that could print is gone.
    shell.kill('SIGTERM');

    await ended;
    expect(await Promise.all(services.map(({ port }) => isPortFree(port)))).toEqual([true, true]);
  });
});

/** Arguments that have Node run services as the workspace's commands do. */
function asCommand(services: Service[]): string[] {
  const own = (file: string) => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));
  const script = `
    import { runCommand } from ${own('../setup/runCommand.ts')};
    import { supervise } from ${own('./supervise.ts')};
    await runCommand(() => supervise(${JSON.stringify(services)}));`;
  return ['--input-type=module', '--eval', script];
}

/** Resolves when the addresses are printed. */
function running(stdout: Readable): Promise<void> {
  let output = '';
  return new Promise((resolve) => {
    stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (/Cancha is running[^]*\n {2}fca /.test(output)) resolve();
    });
  });
}
