import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { ExplainedError } from './ExplainedError.mjs';

/**
 * Throws an `ExplainedError` for the first service whose port somebody listens on already.
 * @param {Pick<import('../start/planServices.mjs').Service, 'port' | 'host' | 'portVariable'>[]} services
 * @param {string} command What the reader typed.
 */
export async function requireFreePorts(services, command) {
  for (const { port, host, portVariable } of services) {
    if (await isPortFree(port, host)) continue;
    throw new ExplainedError(
      `Port ${port} is taken: stop what uses it, or choose another, as in ${portVariable}=${port + 100} ${command}`,
    );
  }
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

/** @param {number} port @param {string} host */
async function answers(port, host) {
  const socket = connect({ port, host });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(1_000) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** @param {number} port @param {string} host */
async function canListen(port, host) {
  const server = createServer().listen({ port, host });
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}

/** A port of this machine that nobody listens on, chosen by the system. */
export async function takeFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await once(server.close(), 'close');
  return port;
}
