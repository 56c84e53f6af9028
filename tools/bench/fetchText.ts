import { ExplainedError } from '../setup/ExplainedError.mjs';

/**
 * What an address answers, uncompressed, within 20 s. Throws an `ExplainedError` for another status than 200 and for an
 * address outside this machine.
 */
export async function fetchText(url: string, headers: Record<string, string> = {}): Promise<string> {
  if (new URL(url).hostname !== '127.0.0.1') throw new ExplainedError(`The bench asks nobody else: ${url}`);
  const response = await fetch(url, {
    headers: { 'Accept-Encoding': 'identity', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  }).catch((error: unknown) => {
    throw new ExplainedError(`${url} cannot be read (${String(error)}).`);
  });
  if (response.status === 200) return response.text();
  throw new ExplainedError(`${url} answers ${response.status} instead of 200: nothing to measure.`);
}
