import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PairedBars } from './PairedBars';

const figure = (id: string, home: number, away: number, unit = '') => ({
  ...{ id, name: id, home, away, homeText: `${home}${unit}`, awayText: `${away}${unit}` },
});

const meta = {
  component: PairedBars,
  args: {
    home: 'México',
    away: 'Inglaterra',
    figures: [
      figure('Posesión', 42, 58, ' %'),
      figure('Remates', 0, 12),
      figure('Fueras de juego', 0, 0),
      figure('Pases completados con éxito en campo contrario', 301, 287),
    ],
  },
} satisfies Meta<typeof PairedBars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('PosesiónMéxico: 42 %Inglaterra: 58 %');
  },
};

export const None: Story = { args: { figures: [] } };
