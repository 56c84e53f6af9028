import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // The themes' style sheets ask for their faces under /fonts, as on a site.
  staticDirs: [{ from: '../../themes/generated/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The toolbar's scheme is the background; a second switch would only contradict it.
  features: { backgrounds: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react()],
    resolve: { ...vite.resolve, tsconfigPaths: true },
  }),
};

export default config;
