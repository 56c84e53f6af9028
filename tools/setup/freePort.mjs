import { connect, createServer } from 'node:net';
import { ExplainedError } from './ExplainedError.mjs';

/**
 * Throws an `ExplainedError` when somebody listens on the port already.
 * @param {{ port: number, host: string, variable: string, command: string }} wanted `variable` is the
 *   setting that moves the port, `command` what the reader typed.
 */
export async function requireFreePort({ port, host, variable, command }) {
  if (await isPortFree(port, host)) return;
  throw new ExplainedError(
    `Port ${port} is taken: stop what uses it, or choose another, as in ${variable}=${port + 100} ${command}`,
  );
}

/**
 * Whether nobody answers on the port and it can be listened on.
 * @param {number} port
 * @param {string} host
 */
export async function isPortFree(port, host = '127.0.0.1') {
  // macOS lets one listen on 127.0.0.1 beside another that listens everywhere: so ask for an answer first.
  return !(await answers(port, host)) && (await canListen(port, host));
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function answers(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1_000 });
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}
