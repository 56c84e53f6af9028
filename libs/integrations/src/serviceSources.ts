import type { ServiceRows } from '@cancha/integrations/ports/ServiceRows';
import type { Service } from '@cancha/integrations/ports/Service';
import type { Sources } from '@cancha/integrations/ports/Sources';
import { services } from './services';

/** Of a row: what names the address of a file. */
type Addresses = { script?: string | undefined; wrapper?: string | undefined; styles?: string | undefined };

const originsOf = (addresses: readonly (string | undefined)[]) =>
  addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));

/** What a host may do whose script a row names: it is the service's. */
function namedInRow({ script, wrapper, styles }: Addresses): Sources {
  const hosts = originsOf([script, wrapper]);
  return { script: hosts, connect: hosts, frame: hosts, style: originsOf([script, styles]), font: hosts };
}

/** From where the services that a site switches on load what. Nothing of one that is not switched on. */
export function serviceSources(rows: ServiceRows): Sources[] {
  return Object.values<Service>(services).flatMap(({ runsIn, switchedOnBy, sources = {} }) => {
    const row =
      'brand' in switchedOnBy && runsIn === 'browser' && rows[switchedOnBy.brand as keyof ServiceRows];
    return row ? [sources, namedInRow(row), row.sources ?? {}] : [];
  });
}
