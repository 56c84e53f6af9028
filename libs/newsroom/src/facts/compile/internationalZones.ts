import type { Facts } from '../factRecords.ts';
import type { InternationalPart } from './internationalFormats.ts';
import type { SourceInternational, SourceNames } from './sourceTypes.ts';
import { stageNames } from './stageNames.ts';

interface PlacedPart extends InternationalPart {
  /** Of the stage. */
  key: string;
  matches: readonly SourceInternational[];
}

const bestThirds: SourceNames = {
  es: 'Mejores terceros',
  pt: 'Melhores terceiros',
  en: 'Best third-placed teams',
};

/** What the places of its tables lead to: as written down, else by who really played the round after the groups. */
export function internationalZones(parts: readonly PlacedPart[]): Facts['zones'] {
  const written = parts.flatMap(({ key, zones }) =>
    zones.map(({ first, last, names }, at) => ({
      ...{ stage: key, zone: `z${at + 1}`, first, last, teams: null },
      ...names,
    })),
  );
  return [...written, ...zonesOfGroups(parts)];
}

function zonesOfGroups(parts: readonly PlacedPart[]): Facts['zones'] {
  const groups = parts.filter(({ name, hasTable }) => hasTable && /^Group /.test(name));
  const next = parts[parts.findLastIndex((part) => groups.includes(part)) + 1];
  if (groups.length === 0 || !next) return [];
  const going = new Set(
    next.hasTable || next.name !== 'fifth' ? teamsOf(next) : teamsOf(parts.find(({ name }) => name === 'sf')),
  );
  const through = groups.map((group) => [...new Set(teamsOf(group))].filter((team) => going.has(team)));
  const fewest = Math.min(...through.map(({ length }) => length));
  const names = stageNames(next.name === 'fifth' ? 'sf' : next.name);
  return groups.flatMap(({ key }, at) => {
    const best = { stage: key, zone: 'z1', first: 1, last: fewest, teams: null, ...names };
    const all = through.every(({ length }) => length === fewest);
    const teams = [...(through[at] ?? [])].sort();
    return all
      ? [best]
      : [best, { stage: key, zone: 'z2', first: fewest + 1, last: fewest + 1, teams, ...bestThirds }];
  });
}

function teamsOf(part: PlacedPart | undefined): string[] {
  return (part?.matches ?? []).flatMap(({ home, away }) => [home, away]);
}
