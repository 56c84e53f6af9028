import { slugOf } from '@cancha/newsroom/facts/compile/slugOf.ts';
import type { Facts } from '@cancha/newsroom/facts/factRecords.ts';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import type { referees } from '../database/footballTables.ts';

type RefereeRow = typeof referees.$inferInsert;
type RefereedFacts = { matches: Pick<Facts['matches'][number], 'referee' | 'day'>[] };

/** Whom another association listed before: a name with another country is somebody else, unless it stands here. */
const listedBefore: Readonly<Record<string, string>> = {
  'Alireza Faghani (IRN)': 'Alireza Faghani (AUS)',
};

/** Everybody who refereed a match, once, as the association lists him that listed him last. */
export function refereeRows({ matches }: RefereedFacts): RefereeRow[] {
  const named = matches.flatMap(({ referee }) => (referee === null ? [] : [currentName(referee)]));
  const rows = named.map((text) => ({ id: refereeId(text), ...readReferee(text) }));
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The id of "Wilton Sampaio (BRA)": of his name and his association, because the sources have none of their own. */
export function refereeId(text: string): string {
  const { name, association } = readReferee(currentName(text));
  return statsId(`referee ${slugOf(name)} ${association ?? ''}`);
}

function currentName(text: string): string {
  return listedBefore[text] ?? text;
}

function readReferee(text: string): Pick<RefereeRow, 'name'> & { association: string | null } {
  const [, name = text, association = null] = /^(.+?) \(([A-Z]{3})\)$/.exec(text.trim()) ?? [];
  return { name, association };
}
