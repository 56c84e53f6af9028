import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionLabel } from './SectionLabel';

const longName = 'Independiente del Valle vs. Deportivo Saprissa, ida de octavos';

const meta = {
  component: SectionLabel,
  parameters: { frame: 'rail' },
  args: { name: 'Centroamérica' },
} satisfies Meta<typeof SectionLabel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    const label = canvas.getByText('Centroamérica').parentElement!;
    const height = window.matchMedia('(min-width: 769px)').matches ? 25 : 23;
    await expect(label.getBoundingClientRect().height).toBe(height);
  },
};

export const Centered: Story = { args: { centered: true } };

export const LongName: Story = { args: { name: longName } };

export const LongNameInFull: Story = { args: { name: longName, titleFull: true } };

export const LargeSection: Story = {
  args: { name: longName, largeSection: true },
  play: async ({ canvas }) => {
    const name = canvas.getByText(longName);
    await expect(name.getBoundingClientRect().width).toBe(151);
    await expect(name.scrollWidth).toBeGreaterThan(151);
  },
};

export const Score: Story = { args: { name: 'Francia 4-6 Inglaterra' } };

export const None: Story = { args: { name: null } };
