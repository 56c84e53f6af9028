import type { Report } from '../api/Report';
import type { Menus } from '../menus/MenuItem';
import { loadOrFallback } from './loadOrFallback';

/** No menu sets when they fail to load: the site's fallback menus are used. A 403 means "no menus", and is not reported. */
export async function loadMenusOrEmpty(
  load: () => Promise<Menus>,
  report: Report,
): Promise<{ readonly menus: Menus; readonly failed: boolean }> {
  const outcome = await loadOrFallback(async () => ({ menus: await load() }), { menus: {} }, report, [403]);
  return outcome ?? { menus: {}, failed: false };
}
