import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { requireFreePorts } from './requireFreePorts.ts';

it('names the port and how to choose another in one line', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  await expect(
    requireFreePorts([{ port, host: '127.0.0.1', portVariable: 'FCA_PORT' }], 'npm start'),
  ).rejects.toThrow(
    `Port ${port} is taken: stop what uses it, or choose another, as in FCA_PORT=${port + 100} npm start`,
  );
  server.close();
});
