import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyBadges } from '../../stories/storyBadges';
import { FigureTable } from './FigureTable';

const meta = {
  component: FigureTable,
  args: {
    caption: 'Balance',
    heading: 'Partidos',
    unknown: 'Sin dato',
    columns: [
      { short: 'PJ', long: 'Partidos jugados' },
      { short: 'G', long: 'Ganados' },
      { short: 'E', long: 'Empatados' },
      { short: 'P', long: 'Perdidos' },
      { short: 'GOL', long: 'Goles a favor y en contra' },
    ],
    rows: [
      { id: 'total', name: 'Total', cells: ['18', '12', '2', '4', '31-10'] },
      { id: 'home', name: 'De local', cells: ['9', '7', '1', '1', '19-4'] },
      { id: 'away', name: 'De visitante', cells: ['9', '5', '1', '3', '12-6'] },
    ],
  },
} satisfies Meta<typeof FigureTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByGround: Story = {};

const cards = [
  { short: 'TA', long: 'Tarjetas amarillas' },
  { short: 'TR', long: 'Tarjetas rojas' },
];

/** None is 0, not known is not. */
export const NotAllKnown: Story = {
  tags: ['visual'],
  args: {
    heading: 'Jugador',
    columns: cards,
    rows: [
      {
        ...{ id: 'a', name: 'Ramón Ábila', href: '/jugador/a', badge: storyBadges.argentina },
        ...{ detail: 'Argentina', cells: ['3', '0'] },
      },
      {
        ...{ id: 'b', name: 'Hulk', href: '/jugador/b', badge: storyBadges.france, detail: 'Francia' },
        cells: [null, '1'],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Sin dato')).toHaveLength(1);
    await expect(canvas.getByRole('rowheader', { name: /Hulk/ })).toBeVisible();
  },
};

export const LongNamesOnAPhone: Story = {
  args: {
    rows: [
      {
        ...{ id: 'a', name: 'Universidad Católica de Independiente del Valle', href: '/equipo/a' },
        ...{ badge: storyBadges.norway, detail: '12 jul 2026 · Semifinal · Titular, salió a los 70’' },
        cells: ['38', '20', '10', '8', '101-38'],
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
