import { request } from 'node:http';

export type RawAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** From sending the request to the last byte. */
  ms: number;
};

type Options = { method?: 'GET' | 'HEAD'; headers?: Record<string, string> };

/**
 * Asks for a path exactly as written. `fetch` and browsers repair an address before they send it, and never
 * show a redirect as it came.
 */
export function requestRaw(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: Options = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ hostname, port, path, method, headers: { accept: 'text/html', ...headers } },
        // Or a second `Location` would be dropped, and no test could see it.
        joinDuplicateHeaders: true,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString('utf8'),
            ms: performance.now() - startedAt,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}
