import type { Decorator } from '@storybook/react-vite';

/** Puts brand, scheme and language where a site puts them: on `<html>`, where the style sheets look for them. */
export const withTheme: Decorator = (Story, { globals }) => {
  const { dataset } = document.documentElement;
  dataset['theme'] = String(globals['brand']);
  dataset['scheme'] = String(globals['scheme']);
  document.documentElement.lang = String(globals['language']);
  return <Story />;
};
