// A program of its own: what it costs to ask must not count as what it costs to answer.
import autocannon from 'autocannon';
import { percentile } from './percentile.mjs';
import { rotate } from './rotate.mjs';

const connections = 10;

/** @type {unknown} */
const argument = JSON.parse(process.argv[2] ?? '');
const plan = /** @type {import('./runLoad.mjs').LoadPlan} */ (argument);
const requests = plan.paths.map((path) => ({ path, headers: plan.headers }));
/** @type {number[]} */
const latencies = [];
let clients = 0;
let unstorable = 0;

const run = autocannon({
  url: plan.address,
  connections,
  duration: plan.seconds,
  timeout: 10,
  sampleInt: 250, // It stops at the end of a sample: a whole second would be one too many.
  requests,
  setupClient(client) {
    // Side by side they would all ask for the same page at the same moment.
    client.setRequests(rotate(requests, clients++ / connections).map((request) => ({ ...request })));
    client.on('headers', (/** @type {{ headers: string[] }} */ { headers }) => {
      if (headers.some((text) => text.includes('no-store'))) unstorable++;
    });
  },
});
void run.on('response', (_client, _status, _bytes, /** @type {number} */ milliseconds) =>
  latencies.push(milliseconds),
);

const { errors, timeouts, resets, non2xx, duration } = await run;
/** @type {import('./runLoad.mjs').Load} */
const load = {
  answers: latencies.length,
  failures: errors + timeouts + resets + non2xx,
  unstorable,
  seconds: duration,
  p50: percentile(latencies, 0.5),
  p99: percentile(latencies, 0.99),
};
console.log(JSON.stringify(load));
