import { lineageOf } from './lineageOf.ts';
import { isEdition, siteFileName, type SiteFolder } from './readSiteFile.ts';
import { siteFileError } from './SiteFileError.ts';

/** Throws for the first site that cannot stand beside the others, and names its file. */
export function checkSites(found: readonly SiteFolder[]): void {
  const taken = new Map<string, string>();
  for (const { folder, site } of found) {
    const file = siteFileName(folder);
    for (const claim of claimsOf(site)) {
      const other = taken.get(claim);
      if (other !== undefined) throw siteFileError(file, `${claim} is already that of ${other}`);
      taken.set(claim, file);
    }
  }
  const byCode = new Map(found.map(({ site }) => [site.code, site]));
  for (const { folder, site } of found) checkNews(siteFileName(folder), site, byCode);
}

/** What no two sites can have. */
function claimsOf({ code, app, address, prefix, forms }: SiteFolder['site']): string[] {
  const place = address ?? `the app ${app}`;
  return [`code ${code}`, `address ${place}${prefix}`, ...Object.keys(forms).map((name) => `form ${name}`)];
}

function checkNews(
  file: string,
  site: SiteFolder['site'],
  byCode: ReadonlyMap<string, SiteFolder['site']>,
): void {
  if (!isEdition(site)) return;
  const parent = byCode.get(site.newsOf);
  if (!parent) throw siteFileError(file, `newsOf ${site.newsOf}: there is no such site`);
  if (parent.language !== site.language) {
    throw siteFileError(
      file,
      `language ${site.language}: the news of ${parent.code} are in ${parent.language}`,
    );
  }

  const newsOf = (code: string) => {
    const other = byCode.get(code);
    return other && isEdition(other) ? other.newsOf : null;
  };
  const line = lineageOf(site.code, newsOf);
  const back = newsOf(line.at(-1) ?? site.code);
  if (back !== null) throw siteFileError(file, `newsOf leads in a circle: ${[...line, back].join(' → ')}`);
}
