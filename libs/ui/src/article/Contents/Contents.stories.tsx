import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle } from '../../stories/storyArticles';
import { Contents } from './Contents';

const head = (text: string, i: number) => ({ id: `s-${i}`, text });

const meta = {
  component: Contents,
  parameters: { frame: 'text' },
  args: {
    label: 'En esta nota',
    heads: ['El total', 'De penal', 'Los minutos', 'Los suplentes', 'Las sedes'].map(head),
  },
} satisfies Meta<typeof Contents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('En esta nota'));
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};

export const LongHeads: Story = {
  args: { heads: [longTitle, longTitle].map(head) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('En esta nota'));
  },
};

export const None: Story = { args: { heads: [] } };
