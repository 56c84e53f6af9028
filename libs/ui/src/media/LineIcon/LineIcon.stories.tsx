import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LineIcon } from './LineIcon';

const meta = {
  component: LineIcon,
  args: { box: 24, children: <path d="M3 4h18v13H11l-5 4v-4H3z" /> },
} satisfies Meta<typeof LineIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsDrawn: Story = {
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect([width, height]).toEqual([24, 24]);
  },
};

export const LargeAndRound: Story = { args: { size: 96, line: 3, round: true } };

/** It wears the ink of what it stands in. */
export const OnAGround: Story = {
  decorators: [
    (Story) => (
      <p style={{ background: 'var(--palette-header)', color: 'var(--palette-onHeader)', padding: 8 }}>
        <Story />
      </p>
    ),
  ],
};
