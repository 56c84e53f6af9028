import { expect, test } from '@playwright/test';
import { askOdd } from '@cancha/e2e/oddRequests/askOdd';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { apps } from './apps';

/** The long form: `ODD_REQUESTS=5000 ODD_SEED=2`, far more than the tests can afford. */
const count = Number(process.env['ODD_REQUESTS'] ?? 200);
const seed = Number(process.env['ODD_SEED'] ?? 1);

for (const { name, port, sites } of apps) {
  const here = `http://127.0.0.1:${port}`;

  test(`${name} answers whatever it is sent`, async () => {
    test.setTimeout(30_000 + count * 60);
    const front = await requestRaw(here, `${sites[0]?.prefix ?? ''}/`);
    const linked = Array.from(front.body.matchAll(/href="(\/[^"#]*)"/g), ([, path = '']) => path);
    // A few pages: the first view of each costs most
    const pages = [...new Set(linked)].slice(0, 12);
    const known = ['/', '/api/newsletter', '/api/poll', '/api/errors', '/robots.txt', '/_next/image'];
    const { problems, statuses } = await askOdd({ port, known: [...known, ...pages], seed, count });

    expect(problems, JSON.stringify(statuses)).toEqual([]);
  });
}
