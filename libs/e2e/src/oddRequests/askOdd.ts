import { oddRequests, type OddRequest } from './oddRequests';
import { sendOdd, type OddAnswer } from './sendOdd';

type Asked = { port: number; known: readonly string[]; seed: number; count: number };

export type OddReport = {
  readonly statuses: Readonly<Record<string, number>>;
  /** Of the answer that took longest, where it was asked for twice of the second. */
  readonly slowestMs: number;
  /** What went wrong, a line each. */
  readonly problems: readonly string[];
};

const atOnce = 4;
const slowMs = 2_000;
/** After how many requests the front page is asked for. */
const between = 100;

/**
 * Asks an app what nobody asks: nothing may break it, take longer than 2 s each time, or lead to a host that a request made
 * up. Meanwhile the front page is there, as soon as ever.
 */
export async function askOdd({ port, known, seed, count }: Asked): Promise<OddReport> {
  const own = `127.0.0.1:${port}`;
  const requests = oddRequests(own, known, { seed, count });
  const home: OddRequest = { head: `GET / HTTP/1.1\r\nHost: ${own}\r\nConnection: close`, body: '' };
  const statuses: Record<string, number> = {};
  const problems: string[] = [];
  let next = 0;
  let slowestMs = 0;

  async function askOn(): Promise<void> {
    for (let at = next++; at < requests.length; at = next++) {
      const request = requests[at] ?? home;
      const answer = await askTwiceIfSlow(port, request);
      const status = String(answer.status);
      statuses[status] = (statuses[status] ?? 0) + 1;
      slowestMs = Math.max(slowestMs, answer.ms);
      for (const problem of problemsOf(answer)) problems.push(`${problem}: ${shortened(request)}`);
      if (at % between > 0) continue;
      const front = await askTwiceIfSlow(port, home);
      if (front.status !== 200 || front.ms > slowMs)
        problems.push(`The front page answers ${front.status} in ${Math.round(front.ms)} ms meanwhile`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return { statuses, slowestMs, problems };
}

/** A busy machine and the first view of a page are slow once, a request that costs too much always. */
async function askTwiceIfSlow(port: number, request: OddRequest): Promise<OddAnswer> {
  const answer = await sendOdd(port, request);
  return answer.ms > slowMs ? sendOdd(port, request) : answer;
}

function problemsOf({ status, locations, ms }: OddAnswer): string[] {
  return [
    ...(status === null ? ['no answer'] : []),
    ...(status !== null && status >= 500 ? [`status ${status}`] : []),
    ...(ms > slowMs ? [`${Math.round(ms)} ms`] : []),
    ...(locations.length > 1 ? [`${locations.length} locations`] : []),
    ...locations
      .filter((to) => /^(?:[a-z]+:)?[\\/]{2}other\.example/i.test(to))
      .map((to) => `leads to ${to}`),
  ];
}

const shortened = ({ head }: OddRequest) => JSON.stringify(head.replaceAll(/(\w)\1{20,}/g, '$1…'));
