import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { FileProblem } from '@cancha/newsroom/sites/readArticleFile.ts';
import { GivenClaims } from './GivenClaims.ts';
import { givenFields, type Given } from './givenFields.ts';
import { givenRows, type GivenSite } from './givenRows.ts';
import { insertGiven, type Placed } from './insertGiven.ts';
import { findGivenFiles, readGivenFile, type GivenFile } from './readGivenFiles.ts';
import { storableJson } from './storableJson.ts';

export type GivenReport = { articles: number; problems: FileProblem[] };

/**
 * Stores the articles of all `*.articles.json` files of a folder, as they are, behind the newsroom's own.
 * Only what cannot be stored is left out: it is named by file and record.
 * @param newsrooms the site with the newsroom by the code of each site: what an edition is given they all publish
 */
export async function seedGiven(
  db: OriginDatabase,
  folder: string,
  newsrooms: ReadonlyMap<string, GivenSite>,
): Promise<GivenReport> {
  const report: GivenReport = { articles: 0, problems: [] };
  // Two files of one site share what is taken.
  const claims = new Map<string, GivenClaims>();
  for (const name of await findGivenFiles(folder)) {
    const file = await readGivenFile(folder, name);
    if ('reason' in file) {
      report.problems.push(file);
      continue;
    }
    const site = newsrooms.get(file.site.toUpperCase());
    if (!site) {
      report.problems.push({ file: name, reason: `there is no site ${file.site}` });
      continue;
    }
    const taken = claims.get(site.code) ?? (await GivenClaims.read(db, site.code));
    claims.set(site.code, taken);
    await seedFile(db, file, site, taken, report);
  }
  return report;
}

async function seedFile(
  db: OriginDatabase,
  { file, articles }: GivenFile,
  site: GivenSite,
  taken: GivenClaims,
  report: GivenReport,
): Promise<void> {
  const refuse = (record: string, reason: string) =>
    report.problems.push({ file, reason: `${record}: ${reason}` });
  const placed = articles.flatMap((given, index) => {
    const place = `record ${index + 1}`;
    const found = placeRecord(site, given, taken);
    if (typeof found !== 'string') return [{ ...found, record: place }];
    refuse(place, found);
    return [];
  });

  let refused = 0;
  await insertGiven(db, placed, (record, reason) => {
    refused += 1;
    refuse(record, reason);
  });
  report.articles += placed.length - refused;
}

/** A record as rows, or why it can be none. */
function placeRecord(site: GivenSite, given: unknown, taken: GivenClaims): Omit<Placed, 'record'> | string {
  try {
    // First of all: what it is filed under must be storable too.
    const storable = storableJson(given);
    const fields = givenFields(storable);
    if (!fields) return 'has no id';
    const claim = taken.claim(fields);
    if (!claim) return `the address ${fields.link} is already taken`;
    return {
      rows: givenRows(site, storable as Given, fields, claim),
      bytes: JSON.stringify(storable).length,
    };
  } catch (error) {
    // Nested deeper than anything can follow.
    return error instanceof Error ? error.message : String(error);
  }
}
