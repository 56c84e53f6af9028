import type { TeamFact } from '../factRecords.ts';
import type { SourceClubs, SourceNation } from './sourceTypes.ts';

// Regions that play friendlies under their own flag; the source leaves their code open
const regionFlags: Record<string, string> = { CAT: 'ES-CT', EUS: 'ES-PV', GAL: 'ES-GA' };

/** Every national team and club of `wanted`, by key. Nations of the first list win over the second. */
export function compileTeams(
  nations: SourceNation[],
  clubs: SourceClubs['clubs'],
  wanted: Set<string>,
): TeamFact[] {
  const facts = new Map<string, TeamFact>();
  for (const nation of nations) if (!facts.has(nation.id)) facts.set(nation.id, nationFact(nation));
  for (const club of clubs) facts.set(club.id, clubFact(club));
  return [...wanted].sort().map((key) => {
    const fact = facts.get(key);
    if (!fact) throw new Error(`A match names ${key}, which no list of teams holds`);
    return fact;
  });
}

function nationFact({ id, names, iso2 }: SourceNation): TeamFact {
  const flag = iso2 ?? regionFlags[id];
  if (!flag) throw new Error(`${id} has no flag`);
  return { key: id, kind: 'national', ...names, fullName: null, code: id, iso2: flag, city: null };
}

function clubFact(club: SourceClubs['clubs'][number]): TeamFact {
  const { id, name, short, code, iso2, city } = club;
  const fullName = name === short ? null : name;
  return { key: id, kind: 'club', es: short, pt: short, en: short, fullName, code, iso2, city: city ?? null };
}
