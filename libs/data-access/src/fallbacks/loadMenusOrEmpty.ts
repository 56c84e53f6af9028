import type { Report } from '../api/Report';
import type { Menus } from '../menus/MenuItem';
import { loadOrFallback } from './loadOrFallback';

/**
 * Menu sets, none of them when they could not be had: the site's own menus then stand in, name by name. A 403 is
 * how the backend says it has no menus for us, and not worth a report.
 */
export async function loadMenusOrEmpty(
  load: () => Promise<Menus>,
  report: Report,
): Promise<{ readonly menus: Menus; readonly failed: boolean }> {
  const outcome = await loadOrFallback(async () => ({ menus: await load() }), { menus: {} }, report, [403]);
  return outcome ?? { menus: {}, failed: false };
}
