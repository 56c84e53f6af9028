import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatsBar } from './StatsBar';

const tab = (text: string, current = false) => ({ href: `/${text}`, text, current });

const meta = {
  component: StatsBar,
  args: {
    label: 'Páginas de Primera División de Costa Rica',
    tabs: [tab('Resultados', true), tab('Noticias'), tab('Posiciones'), tab('Calendario')],
  },
} satisfies Meta<typeof StatsBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheCompetitionItself: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Resultados');
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OnATab: Story = {
  args: { tabs: [tab('Resultados'), tab('Noticias'), tab('Posiciones', true), tab('Calendario')] },
};

export const OfATeam: Story = {
  args: {
    tabs: ['Noticias', 'Partidos', 'Estadísticas', 'Plantel', 'Posiciones'].map((text) => tab(text)),
  },
  globals: { viewport: { value: 'w320' } },
};

/** What a match has of its own is its first page. */
export const OfAMatch: Story = {
  args: { label: 'Partido', tabs: [tab('Estadísticas', true), tab('Noticias')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Estadísticas');
  },
};
