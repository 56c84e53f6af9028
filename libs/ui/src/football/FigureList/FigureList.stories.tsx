import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FigureList } from './FigureList';

const meta = {
  component: FigureList,
  args: {
    unknown: 'Sin dato',
    figures: [
      { term: 'Ganados', value: '23' },
      { term: 'Perdidos', value: '0' },
      { term: 'Goles a favor', value: '67' },
      { term: 'Tarjetas amarillas', value: null },
    ],
  },
} satisfies Meta<typeof FigureList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** None is 0, not known is not. */
export const Some: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('0')).toHaveLength(1);
    await expect(canvas.getAllByText('Sin dato')).toHaveLength(1);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };

export const None: Story = { args: { figures: [] } };
