import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormLine } from './FormLine';

const meta = {
  component: FormLine,
  args: {
    title: 'Últimos resultados',
    form: ['lost', 'won', 'drawn', 'won', 'won'],
    labels: {
      won: { short: 'G', long: 'ganado' },
      drawn: { short: 'E', long: 'empatado' },
      lost: { short: 'P', long: 'perdido' },
    },
    streak: '4 partidos sin perder',
  },
} satisfies Meta<typeof FormLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnARun: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('perdido, ganado, empatado, ganado, ganado'),
    ).toBeInTheDocument();
  },
};

export const OneMatch: Story = { args: { form: ['drawn'], streak: null } };

/** Matches may be missing: no run is told. */
export const OfSome: Story = {
  args: { streak: null, note: 'De 21 partidos registrados: puede faltar alguno.' },
};

export const None: Story = {
  args: { form: [], streak: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Últimos resultados')).toBeNull();
  },
};
