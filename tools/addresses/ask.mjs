import { request } from 'node:http';

/**
 * @typedef {object} Ask One request, written as it is sent: `fetch` and browsers would repair an address first.
 * @property {string} app
 * @property {string} path
 * @property {'GET' | 'HEAD' | 'POST'} [method]
 * @property {string} [body] Of a form.
 * @property {Record<string, string>} [headers]
 */
/** @typedef {{ status: number, rawHeaders: string[], body: Buffer }} Answer */

/**
 * What an address answers, redirects included.
 * @param {string} address Of the app.
 * @param {Ask} ask
 * @returns {Promise<Answer>}
 */
export function ask(address, { path, method = 'GET', body, headers }) {
  const { hostname, port } = new URL(address);
  const form = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers: { accept: '*/*', ...form, ...headers }, timeout: 30_000 },
      (answer) => {
        /** @type {Buffer[]} */
        const chunks = [];
        answer.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            rawHeaders: answer.rawHeaders,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer to ${path} within 30 s`)));
    sent.on('error', reject);
    sent.end(body);
  });
}
