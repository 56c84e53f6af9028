import { globSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { storyGroups } from './storyGroups.ts';

const sets = path.join(import.meta.dirname, '../../themes/sets');

/** Here a look is put on and off many times in one document: its faces are waited for, not left for the next page. */
const waitForFaces = {
  name: 'wait-for-faces',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /[\\/]generated[\\/]theme\.css/.test(id)
      ? { code: code.replaceAll('font-display:optional', 'font-display:block'), map: null }
      : null,
};

const config: StorybookConfig = {
  stories: ['./welcome/*.mdx', './themes/*.stories.tsx', './checks/*.stories.tsx', ...storyGroups],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: path.join(import.meta.dirname, 'emptyConfig.ts') } },
  },
  // The themes' style sheets ask for their faces under /fonts, as on a site.
  staticDirs: globSync('*/generated/fonts', { cwd: sets }).map((folder) => ({
    from: path.join(sets, folder),
    to: '/fonts',
  })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The toolbar's scheme is the background; a second switch would only contradict it.
  features: { backgrounds: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), waitForFaces],
    resolve: { ...vite.resolve, tsconfigPaths: true },
  }),
};

export default config;
