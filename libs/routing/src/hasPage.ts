import type { RoutedSite } from './RoutedSite';
import { requiredCapabilities } from './requiredCapabilities';
import type { RouteName } from './routes';

/** Whether a site has a page. Menus may still hide it, as betting is by a flag. */
export function hasPage({ capabilities }: Pick<RoutedSite, 'capabilities'>, name: RouteName): boolean {
  return (requiredCapabilities[name] ?? []).every((capability) => capabilities?.[capability] !== false);
}
