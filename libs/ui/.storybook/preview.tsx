/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite';
import { themes } from '@cancha/themes/themes';
import '../src/base/base.css';
import { expectNoSidewaysScroll } from './expectNoSidewaysScroll';
import { withFrame } from './withFrame';
import { withTheme } from './withTheme';
import { viewports } from './viewports';

import.meta.glob('../../themes/generated/*.css', { eager: true });

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    options: { storySort: { order: ['Tokens', 'shell', 'match', 'article', 'list', 'standings', 'block'] } },
    viewport: { options: viewports },
    // 24 px is the least WCAG 2.2 asks of a target; axe has the rule, but off.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', items: Object.keys(themes), dynamicTitle: true },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { brand: Object.keys(themes)[0], scheme: 'light' },
  decorators: [withFrame, withTheme],
  afterEach: expectNoSidewaysScroll,
};

export default preview;
