import { hasPage } from '@cancha/routing/hasPage';
import { writeSimulatorHash } from '@cancha/routing/simulatorHash';
import { applyPick } from '@cancha/stats/simulator/applyPick';
import { noPicks } from '@cancha/stats/simulator/Picks';
import { describe, expect, it } from 'vitest';
import { routeReader } from '@cancha/site/testing/routeReader';
import { testContext } from '@cancha/site/testing/testContext';
import { hashOf, readPicks } from './picksHash';
import {
  pickAction,
  simulatorPath,
  simulatorPickRoute,
  simulatorPicturePath,
  simulatorPictureRoute,
} from './simulatorPaths';

const { site } = testContext();
const read = routeReader([simulatorPickRoute, simulatorPictureRoute]);
const { picks } = applyPick(noPicks, { match: 1, score: { home: 2, away: 0 } });
const hash = hashOf(picks);

describe('the address of a simulated World Cup', () => {
  it('holds all of it', () => {
    expect(simulatorPath(site, picks)).toBe(`/${hash}`);
    expect(readPicks(hash)).toEqual(picks);
    expect(readPicks(hashOf(noPicks))).toEqual(noPicks);
  });

  it('is none with another way of packing, with contents nobody packed, or with one letter changed', () => {
    expect(readPicks(writeSimulatorHash({ version: 2, payload: Uint8Array.from([2]) }))).toBeNull();
    expect(readPicks(writeSimulatorHash({ version: 1, payload: Uint8Array.from([0, 0]) }))).toBeNull();
    expect(readPicks(`${hash.slice(0, -1)}${hash.endsWith('A') ? 'B' : 'A'}`)).toBeNull();
  });

  it('has one for its form and one for its picture', () => {
    expect(read(site, pickAction(site, hash))).toBe(`simulator-pick/${hash}`);
    expect(read(site, simulatorPicturePath(site, hash))).toBe(`simulator-picture/${hash}`);
    expect(read(site, '/api/simulator/ultimas-noticias')).toBe('missing');
    expect(read(site, `/${hash}`)).toBe('missing');
  });

  it('leads nowhere on a site without a simulator', () => {
    const without = { ...site, capabilities: { ...site.capabilities, simulator: false } };
    expect(hasPage(without, 'simulator')).toBe(false);
    expect(read(without, pickAction(without, hash))).toBe('missing');
  });
});
