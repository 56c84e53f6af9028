/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@cancha/ui/base/base.css';
import './docs.css';
import { expectLooks } from './checks/expectLooks';
import { globalTypes } from './toolbar/globalTypes';
import { viewports } from './toolbar/viewports';
import { withBrandLogo } from './withBrandLogo';
import { withFrame } from './withFrame';
import { withTheme } from './withTheme';

import.meta.glob('../../themes/sets/*/generated/theme.css', { eager: true });

// What opens is loaded first, on a machine that is busy with other tests. What it leaves open stays for the next story.
if (import.meta.env['VITEST_STORYBOOK'] !== undefined) configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Welcome', 'Foundations', 'Shell', 'Article', 'Lists', 'Football', 'Blocks', '*', 'Checks'],
      },
    },
    viewport: { options: viewports },
    // 24 px is the least WCAG 2.2 asks of a target; axe has the rule, but off.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // Designers see what passed too. To describe it takes longer than to judge it.
      options: import.meta.env['VITEST_STORYBOOK'] === undefined ? {} : { resultTypes: ['violations'] },
    },
  },
  globalTypes,
  // The main edition's.
  initialGlobals: { brand: 'fca', language: 'es', scheme: 'light' },
  decorators: [withBrandLogo, withFrame, withTheme],
  afterEach: expectLooks,
};

export default preview;
