import type { TeamFact } from '../factRecords.ts';
import type { SourceClub, SourceNation } from './sourceTypes.ts';

// Regions that play friendlies under their own flag; the source leaves their code open
const regionFlags: Record<string, string> = { CAT: 'ES-CT', EUS: 'ES-PV', GAL: 'ES-GA' };

/** Every national team and club, by key. Nations that come first win over the same that come later. */
export function compileTeams(nations: SourceNation[], clubs: SourceClub[]): Map<string, TeamFact> {
  const facts = new Map<string, TeamFact>();
  for (const nation of nations) if (!facts.has(nation.id)) facts.set(nation.id, nationFact(nation));
  for (const club of clubs) facts.set(club.id, clubFact(club));
  return facts;
}

function nationFact({ id, names, iso2 }: SourceNation): TeamFact {
  // The neutral flag of the set, for whoever has none of its own
  const flag = iso2 ?? regionFlags[id] ?? 'xx';
  return { key: id, kind: 'national', ...names, fullName: null, code: id, iso2: flag, city: null };
}

function clubFact(club: SourceClub): TeamFact {
  const { id, name, short, code, iso2, city } = club;
  const fullName = name === short ? null : name;
  return { key: id, kind: 'club', es: short, pt: short, en: short, fullName, code, iso2, city: city ?? null };
}
