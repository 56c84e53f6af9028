import { readSimulatorHash, writeSimulatorHash } from '@cancha/routing/simulatorHash';
import { packingVersion, packPicks, unpackPicks } from '@cancha/stats/simulator/packPicks';
import type { Picks } from '@cancha/stats/simulator/Picks';

/** The segment of an address that holds a whole World Cup. */
export function hashOf(picks: Picks): string {
  return writeSimulatorHash({ version: packingVersion, payload: packPicks(picks) });
}

/** What a hash says; `null` for one whose checksum is right and whose contents are not. */
export function readPicks(hash: string): Picks | null {
  const read = readSimulatorHash(hash);
  return read?.version === packingVersion ? unpackPicks(read.payload) : null;
}
