import type { Decorator } from '@storybook/react-vite';
import { storyLogo } from '@cancha/ui/stories/storyMenus';
import { storyBrands } from './toolbar/brands';

const isStoryLogo = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'src' in value && value.src === storyLogo.src;

/** Where a story shows `storyLogo` in a prop, it shows the logo of the brand in the toolbar. */
export const withBrandLogo: Decorator = (Story, { args, globals }) => {
  const logo = storyBrands.get(globals['brand'])?.logo;
  if (!logo) return <Story />;
  const branded = Object.entries(args)
    .filter(([, value]) => isStoryLogo(value))
    .map(([name, value]) => [name, { ...(value as object), ...logo }] as const);
  return <Story args={{ ...args, ...Object.fromEntries(branded) }} />;
};
