import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, type ContractDocument, type Operation } from '../testing/contractDocument.ts';
import { oddRequests, type OddRequest } from '../testing/oddRequests.ts';
import { startProgram, type RunningProgram } from '../testing/startProgram.ts';

/** The long form, `npm test -- --all`, has 5,000 with each seed. */
const count = Number(process.env['ODD_REQUESTS'] ?? 300);
const seeds = (process.env['ODD_SEED'] ?? '1,2').split(',').map(Number);
const atOnce = 4;
const longestMs = 2000;

let folder: string;
let program: RunningProgram;
let operations: Operation[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'odd-'));
  program = await startProgram(folder, { LOG_LEVEL: 'trace', ORIGIN_FAULTS: 'off' });
  const document = (await (await fetch(`${program.address}/openapi.json`)).json()) as ContractDocument;
  operations = operationsOf(document);
});
afterAll(async () => {
  await program.kill();
  await rm(folder, { recursive: true });
});

async function ask({ method, path, headers, body }: OddRequest): Promise<{ status: number; ms: number }> {
  const from = performance.now();
  const answer = await fetch(program.address + path, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - from };
}

/** Asks after its health every quarter of a second until told to stop. Gives what was not well. */
async function watchHealth(isOver: () => boolean): Promise<string[]> {
  const ill: string[] = [];
  while (!isOver()) {
    const { status, ms } = await ask({ method: 'GET', path: '/health', headers: {} });
    if (status !== 200 || ms > longestMs) ill.push(`/health ${status} in ${Math.round(ms)} ms`);
    await delay(250);
  }
  return ill;
}

describe('requests nobody should send', () => {
  it.each(seeds)(
    'are answered, and soon, with seed %i',
    async (seed) => {
      const waiting = oddRequests(operations, count, seed);
      const wrong: string[] = [];
      const statuses: Record<number, number> = {};
      let slowest = 0;
      let isOver = false;
      const health = watchHealth(() => isOver);
      const sender = async () => {
        for (let request = waiting.shift(); request; request = waiting.shift()) {
          const { status, ms } = await ask(request);
          slowest = Math.max(slowest, ms);
          statuses[status] = (statuses[status] ?? 0) + 1;
          if (status >= 500 || ms > longestMs)
            wrong.push(`${request.method} ${request.path} ${status} ${Math.round(ms)} ms`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, sender));
      isOver = true;

      console.log(`Seed ${seed}: ${JSON.stringify(statuses)}, slowest ${Math.round(slowest)} ms`);
      expect([...wrong, ...(await health)]).toEqual([]);
      expect(slowest).toBeGreaterThan(0);
    },
    600_000,
  );
});

describe('the dearest call, with a number that changes', () => {
  it.each(['?z=', '?filter[site]=FCA&z='])('makes nobody wait for long: %s', async (query) => {
    let isOver = false;
    const health = watchHealth(() => isOver);
    const path = `/api/collections/get/msn_slideshow${query}`;
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, number) => ask({ method: 'GET', path: path + number, headers: {} })),
    );
    isOver = true;

    expect(asked.filter(({ status, ms }) => status >= 500 || ms > longestMs)).toEqual([]);
    expect(await health).toEqual([]);
  });
});

describe('the log of all that', () => {
  it('has neither addresses nor keys nor tokens', async () => {
    const secrets = ['lectora@correo.example', 'a-key-of-a-voter', 'a-secret-token'];
    const [email, voter, token] = secrets;
    const sent = { headers: { 'content-type': 'application/json', 'x-voter-key': voter ?? '' } };
    const post = (path: string, body: string) => ask({ method: 'POST', path, ...sent, body });
    const { status } = await post(
      '/v1/sites/FCA/newsletter/subscriptions',
      JSON.stringify({ form: 'newsletter-fca', email }),
    );
    await post(`/v1/sites/FCA/newsletter/lookup?token=${token}`, JSON.stringify({ form: 'none', email }));
    await post(`/api/forms/submit/contacto-fca?token=${token}`, JSON.stringify({ form: { email } }));
    await post(`/api/forms/submit/newsletter-fca?token=${token}`, `{"form":{"email":"${email}"`);
    await ask({
      method: 'GET',
      path: `/api/forms/filter/newsletter-fca?token=${token}&filter[email]=${email}`,
      headers: {},
    });
    await post('/v1/sites/FCA/polls/vote?question=nothing&answer=nobody', '{}');

    expect(status).toBe(200);
    const log = program.log();
    expect(log).toContain('/v1/sites/FCA/newsletter/subscriptions');
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toContain(encodeURIComponent(email ?? ''));
  });
});
