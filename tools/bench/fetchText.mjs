import { ExplainedError } from '../setup/ExplainedError.mjs';

/**
 * What an address answers, uncompressed, within 20 s. Throws an `ExplainedError` for another status than
 * the expected one and for an address outside this machine.
 * @param {string} url
 * @param {{ status?: number, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ text: string, headers: Headers }>}
 */
export async function fetchText(url, { status = 200, headers = {} } = {}) {
  if (new URL(url).hostname !== '127.0.0.1') throw new ExplainedError(`The bench asks nobody else: ${url}`);
  const response = await ask(url, headers);
  if (response.status === status) return response;
  throw new ExplainedError(`${url} answers ${response.status} instead of ${status}: nothing to measure.`);
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function ask(url, headers) {
  try {
    const response = await fetch(url, {
      headers: { 'Accept-Encoding': 'identity', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExplainedError(`${url} cannot be read (${reason}).`);
  }
}
