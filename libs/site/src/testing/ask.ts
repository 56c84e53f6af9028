import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export type Asked = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The answer came over a connection that had carried another one. */
  readonly reused: boolean;
};

type AskOptions = { method?: string; headers?: OutgoingHttpHeaders; agent?: Agent };

/** One request as it is written here: nothing is decoded, followed or tidied up on the way. */
export function ask(origin: string, path: string, options: AskOptions = {}): Promise<Asked> {
  const { method = 'GET', headers = {}, agent = new Agent() } = options;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode = 0, headers: received } = answer;
        resolve({
          status: statusCode,
          headers: received,
          body: Buffer.concat(parts),
          reused: sent.reusedSocket,
        });
      });
    });
    sent.on('error', reject).end();
  });
}
