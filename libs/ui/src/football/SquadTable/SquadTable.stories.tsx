import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SquadTable, type SquadRow } from './SquadTable';

const player = (number: number | null, name: string, changes: Partial<SquadRow> = {}): SquadRow => ({
  id: name,
  name,
  href: `/jugador/${number ?? 0}`,
  number,
  age: { text: '27', spoken: '27 años' },
  club: 'Saprissa',
  ...changes,
});

const meta = {
  component: SquadTable,
  args: {
    caption: 'Defensas',
    labels: { number: 'N.º', player: 'Jugador', age: 'Edad', club: 'Club', unknown: 'Sin dato' },
    rows: [
      player(2, 'Ricardo Blanco'),
      player(3, 'Jeyland Mitchell', { club: null }),
      player(null, 'Juan Pablo Vargas', { age: null }),
    ],
  },
} satisfies Meta<typeof SquadTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SomeNotKnown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Defensas' })).toBeVisible();
    await expect(canvas.getAllByText('Sin dato')).toHaveLength(3);
  },
};

export const NamesAlone: Story = {
  args: {
    rows: ['Uno', 'Dos'].map((name) => player(null, name, { href: null, age: null, club: null })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('columnheader')).toHaveLength(1);
  },
};

export const LongNamesOnAPhone: Story = {
  args: {
    rows: [player(10, 'Pierre-Emerick Emiliano François Aubameyang', { club: 'Independiente del Valle' })],
  },
  globals: { viewport: { value: 'w320' } },
};
