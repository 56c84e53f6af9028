import { ExplainedError } from '../setup/ExplainedError.mjs';
import { isPortFree } from '../setup/isPortFree.mjs';
import type { Service } from './planServices.ts';

/** Throws an `ExplainedError` for the first service whose port is taken. `command` is what the reader typed. */
export async function requireFreePorts(
  services: readonly Pick<Service, 'port' | 'host' | 'portVariable'>[],
  command: string,
): Promise<void> {
  for (const { port, host, portVariable } of services) {
    if (await isPortFree(port, host)) continue;
    throw new ExplainedError(
      `Port ${port} is taken: stop what uses it, or choose another, as in ${portVariable}=${port + 100} ${command}`,
    );
  }
}
