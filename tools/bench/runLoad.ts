import autocannon from 'autocannon';
import { ExplainedError } from '../setup/ExplainedError.mjs';

/** `paths` are asked for in turn, each connection beginning elsewhere. */
type LoadPlan = {
  address: string;
  paths: string[];
  acceptEncoding: string;
  connections: number;
  seconds: number;
};
/** `fromCache`: answers that Next says come from its page cache. */
type Load = { answers: number; fromCache: number; seconds: number };

/**
 * Asks for pages for some seconds. Throws an `ExplainedError` when a request failed: figures of a failing server say
 * nothing.
 */
export async function runLoad({
  address,
  paths,
  acceptEncoding,
  connections,
  seconds,
}: LoadPlan): Promise<Load> {
  let answers = 0;
  let clients = 0;
  let fromCache = 0;
  const run = autocannon({
    url: address,
    connections,
    duration: seconds,
    timeout: 10,
    sampleInt: 250, // It stops at the end of a sample: a whole second would be one too many.
    setupClient(client) {
      // Side by side they would all ask for the same page at the same moment.
      const start = Math.floor((paths.length * clients++) / connections);
      const headers = { 'accept-encoding': acceptEncoding };
      const inTurn = [...paths.slice(start), ...paths.slice(0, start)];
      client.setRequests(inTurn.map((path) => ({ path, headers })));
      client.on('headers', ({ headers }: { headers: string[] }) => {
        const place = headers.findIndex((text) => text.toLowerCase() === 'x-nextjs-cache');
        if (['HIT', 'STALE'].includes(headers[place + 1] ?? '')) fromCache++;
      });
    },
  });
  void run.on('response', () => answers++);

  const { errors, timeouts, resets, non2xx, duration } = await run;
  const failures = errors + timeouts + resets + non2xx;
  if (failures === 0 && answers > 0) return { answers, fromCache, seconds: duration };
  const what = `Load on ${address}${paths.length === 1 ? paths[0] : ` (${paths.length} pages)`}`;
  throw new ExplainedError(`${what}: ${failures} requests failed, ${answers} were answered.`);
}
