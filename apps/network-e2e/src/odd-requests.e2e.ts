import { expect, test } from '@playwright/test';
import { askOdd } from '@cancha/e2e/oddRequests/askOdd';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { apps } from './apps';

/** The long form, `npm test -- --all`, has 5,000 with each of two seeds. */
const count = Number(process.env['ODD_REQUESTS'] ?? 200);
const seeds = (process.env['ODD_SEED'] ?? '1').split(',').map(Number);

for (const { name, port, sites } of apps) {
  const here = `http://127.0.0.1:${port}`;

  for (const seed of seeds)
    test(`${name} answers whatever it is sent, with seed ${seed}`, async () => {
      test.setTimeout(30_000 + count * 60);
      const front = await requestRaw(here, `${sites[0]?.prefix ?? ''}/`);
      const linked = Array.from(front.body.matchAll(/href="(\/[^"#]*)"/g), ([, path = '']) => path);
      // A few pages: the first view of each costs most
      const pages = [...new Set(linked)].slice(0, 12);
      const known = ['/', '/api/newsletter', '/api/poll', '/api/errors', '/robots.txt', '/_next/image'];
      const { problems, statuses, slowestMs } = await askOdd({
        ...{ port, known: [...known, ...pages], seed, count },
      });

      console.log(`${name}, seed ${seed}: ${JSON.stringify(statuses)}, slowest ${Math.round(slowestMs)} ms`);
      expect(problems).toEqual([]);
    });
}
