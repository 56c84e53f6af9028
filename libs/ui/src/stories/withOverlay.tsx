import type { Decorator } from '@storybook/react-vite';
import { WidgetFrame } from '../overlay/WidgetFrame.lazy';

/** Shows a surface as `openOverlay` does, open from the start. */
export const withOverlay: Decorator = (Story) => (
  <WidgetFrame>
    <Story />
  </WidgetFrame>
);
