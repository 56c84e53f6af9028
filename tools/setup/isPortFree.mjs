import { once } from 'node:events';
import { connect } from 'node:net';

/** Whether nobody answers: macOS lets one listen on 127.0.0.1 beside another that listens everywhere. */
export async function isPortFree(/** @type {number} */ port, host = '127.0.0.1') {
  const socket = connect({ port, host });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(1_000) });
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}
