import type { RoutedSite } from './RoutedSite';
import { ownPages } from './ownPages';
import { requiredCapabilities } from './requiredCapabilities';
import type { RouteName } from './routes';

type Owner = Pick<RoutedSite, 'capabilities' | 'ownPages'>;

/** Whether a site has a page. Menus may still hide it, as betting is by a flag. */
export function hasPage({ capabilities, ownPages: own }: Owner, name: RouteName): boolean {
  if (own && isIn(ownPages, name) && !isIn(own, name)) return false;
  return (requiredCapabilities[name] ?? []).every((capability) => capabilities?.[capability] !== false);
}

const isIn = (pages: readonly RouteName[], name: RouteName) => pages.includes(name);
