// A program of its own: what it costs to ask must not count as what it costs to answer.
import autocannon from 'autocannon';
import { rotate } from './rotate.mjs';

/** @type {unknown} */
const argument = JSON.parse(process.argv[2] ?? '');
const { address, paths, connections, seconds } = /** @type {import('./runLoad.mjs').LoadPlan} */ (argument);
const requests = paths.map((path) => ({ path }));
let answers = 0;
let clients = 0;
let fromCache = 0;

const run = autocannon({
  url: address,
  connections,
  duration: seconds,
  timeout: 10,
  sampleInt: 250, // It stops at the end of a sample: a whole second would be one too many.
  requests,
  setupClient(client) {
    // Side by side they would all ask for the same page at the same moment.
    client.setRequests(rotate(requests, clients++ / connections).map((request) => ({ ...request })));
    client.on('headers', (/** @type {{ headers: string[] }} */ { headers }) => {
      const place = headers.findIndex((text) => text.toLowerCase() === 'x-nextjs-cache');
      if (['HIT', 'STALE'].includes(headers[place + 1] ?? '')) fromCache++;
    });
  },
});
void run.on('response', () => answers++);

const { errors, timeouts, resets, non2xx, duration } = await run;
/** @type {import('./runLoad.mjs').Load} */
const load = { answers, failures: errors + timeouts + resets + non2xx, fromCache, seconds: duration };
console.log(JSON.stringify(load));
