import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSample } from './PageSample';

const meta = {
  title: 'Foundations/Page',
  component: PageSample,
  parameters: { frame: 'bare' },
} satisfies Meta<typeof PageSample>;
export default meta;

export const AtAGlance: StoryObj<typeof meta> = {};
