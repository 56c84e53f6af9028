import type { SiteRow } from '../network/SiteRow.ts';
import { addDefaultImport } from '../source/addImport.ts';
import { append } from '../source/append.ts';

/** `src/sites.ts` of an app, with one more site that it serves. */
export function addServedSite(source: string, { id, theme }: Pick<SiteRow, 'id' | 'theme'>): string {
  const file = `@cancha/themes/sets/${theme}/generated/theme.json`;
  const imported = addDefaultImport(source, `${theme}Theme`, file);
  const row = /^\w+$/.test(id) ? `table.${id}` : `table['${id}']`;
  const themeProperty = imported.name === 'theme' ? 'theme' : `theme: ${imported.name}`;
  const entry = `{ site: ${row}, ${themeProperty}, loadBrandConfig: () => import('@cancha/brands/${id}/brandConfig') }`;
  return append(imported.source, ['sites'], entry);
}
