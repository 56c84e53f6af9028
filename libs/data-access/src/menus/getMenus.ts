import type { Api } from '../api/Api';
import { encodePath } from '../api/encodePath';
import type { MapIssue } from '../mapping/MapResult';
import { isEmptyValue, isRecord } from '../reading/isRecord';
import { readOptionalList, readList } from '../reading/readEach';
import { buildMenuTree } from './buildMenuTree';
import { menuItemSchema, menuSetSchema } from './menu.wire';
import type { MenuItem, Menus } from './MenuItem';

/** The requested menu sets, `null` for each that the backend does not have. Always under `/v2`. A 403 is not reported. */
export async function getMenus<Name extends string>(
  api: Api,
  args: { site: string; names: readonly Name[] },
): Promise<Record<Name, readonly MenuItem[] | null>> {
  const path = encodePath(['sites', args.site, 'menu']);
  if (path === null) return choose(args.names, {});
  const menus = await api.get({
    path,
    version: 'v2',
    query: { names: args.names },
    cacheKey: 'menus',
    unreportedStatuses: [403],
    // Inside `read`: an unchanged response then stays the same object.
    read: (body, issues) => choose(args.names, readMenus(body, issues)),
  });
  return menus ?? choose(args.names, {});
}

function choose<Name extends string>(names: readonly Name[], menus: Menus) {
  const entries = names.map((name) => [name, menus[name] ?? null] as const);
  return Object.fromEntries(entries) as Record<Name, readonly MenuItem[] | null>;
}

function readMenus(body: unknown, issues: MapIssue[]): Menus {
  const sets = readList(menuSetSchema, isRecord(body) ? body['data'] : body, 'data', issues);
  return Object.fromEntries(sets.map(({ name, items }) => [name, readMenu(name, items, issues)]));
}

/** Nothing is an empty menu; anything but a list is an unknown one. */
function readMenu(name: string, items: unknown, issues: MapIssue[]): MenuItem[] | null {
  if (!isEmptyValue(items) && !Array.isArray(items)) {
    issues.push({ id: name, problem: 'no list', kept: false });
    return null;
  }
  const own: MapIssue[] = [];
  const menu = buildMenuTree(readOptionalList(menuItemSchema, items, name, own), own);
  issues.push(...own.map((issue) => ({ ...issue, id: issue.id === name ? name : `${name}/${issue.id}` })));
  return menu;
}
