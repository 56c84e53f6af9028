/**
 * Measures what is asked of the origin: how fast it starts, how many lists a second one process answers, and what
 * memory it holds then.
 *
 *   node apps/origin/scripts/bench.ts [seconds of load]
 *
 * Ends with 1 when a start or the memory is above its limit. The rate is told but not held: it is the machine's too.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const list = '/v1/sites/FCA/news/latest?page=1&size=20';
const connections = 100;
const limits = { firstStartSeconds: 20, startSeconds: 5, memoryMb: 300 };
const wantedRate = 2000;

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const autocannon = createRequire(import.meta.url).resolve('autocannon');
const run = promisify(execFile);

type Running = { child: ChildProcess; seconds: number; progress: string | null };

/** Starts the program and waits for its line with the address. */
async function start(port: number, folder: string): Promise<Running> {
  const from = performance.now();
  const env = { ...process.env, ORIGIN_PORT: String(port), ORIGIN_DATA: folder };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    if (!said.includes('answers at')) continue;
    const progress = said.split('\n').find((line) => line.startsWith('Filling')) ?? null;
    return { child, seconds: (performance.now() - from) / 1000, progress };
  }
  throw new Error(`The origin ended before it answered: ${said}`);
}

async function stop({ child }: Running): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Megabytes a process holds now, or held at most; `null` on a system without /proc. */
async function readMemoryMb({ child }: Running, field: 'VmRSS' | 'VmHWM'): Promise<number | null> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

/** From a process of its own: what it costs to ask must not count as what it costs to answer. */
async function load(url: string, seconds: number): Promise<{ rate: number; p99: number; failures: number }> {
  const options = ['--json', '--no-progress', '-c', String(connections), '-d', String(seconds), url];
  const { stdout } = await run(process.execPath, [autocannon, ...options]);
  const report = JSON.parse(stdout) as Record<'errors' | 'timeouts' | 'non2xx', number> & {
    requests: { average: number };
    latency: { p99: number };
  };
  const { errors, timeouts, non2xx, requests, latency } = report;
  return { rate: requests.average, p99: latency.p99, failures: errors + timeouts + non2xx };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Prints a figure beside its limit, and gives whether it is within. */
function tell(name: string, value: number | null, unit: string, limit?: number): boolean {
  const isWithin = value === null || limit === undefined || value <= limit;
  const shown = value === null ? 'not known here' : `${value.toFixed(unit === 's' ? 1 : 0)} ${unit}`;
  const bound = limit === undefined ? '' : `  (at most ${limit} ${unit}${isWithin ? '' : ': too much'})`;
  console.log(`${name.padEnd(28)}${shown}${bound}`);
  return isWithin;
}

/** One start with some load; gives whether everything was within its limits. */
async function measure(name: string, port: number, folder: string, seconds: number, limit: number) {
  const running = await start(port, folder);
  try {
    const { rate, p99, failures } = await load(`http://127.0.0.1:${port}${list}`, seconds);
    if (failures > 0) throw new Error(`${failures} requests failed: such figures say nothing.`);
    const within = [
      tell(name, running.seconds, 's', limit),
      tell('  lists', rate, `a second (wanted: ${wantedRate}; p99 ${p99} ms)`),
      tell('  memory after load', await readMemoryMb(running, 'VmRSS'), 'MB', limits.memoryMb),
      tell('  memory at most', await readMemoryMb(running, 'VmHWM'), 'MB'),
    ];
    if (running.progress !== null) console.log(`  said meanwhile: ${running.progress}`);
    return within.every(Boolean);
  } finally {
    await stop(running);
  }
}

const seconds = Number(process.argv[2] ?? 10);
// Work of others takes part in every time below.
console.log(`Load before: ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`);
const folder = await mkdtemp(join(tmpdir(), 'origin-bench-'));
try {
  const port = await freePort();
  const first = await measure('first start', port, folder, seconds, limits.firstStartSeconds);
  const second = await measure('start', port, folder, seconds, limits.startSeconds);
  process.exitCode = first && second ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}
