import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longTitle } from '../../stories/storyArticles';
import { PickCard } from './PickCard';

const meta = {
  component: PickCard,
  parameters: { frame: 'rail' },
  args: {
    kicker: 'Apuesta del día',
    title: 'Menos de 2.5 goles en la final',
    text: 'España recibió un solo gol en siete partidos. La cuota es de referencia y la pone la mesa.',
    facts: [
      { label: 'Mercado', value: 'Total de goles en 90 minutos' },
      { label: 'Selección', value: 'Menos de 2.5' },
      { label: 'Cuota', value: '1.65', strong: true },
    ],
    notes: [
      'Cuota de la mesa de FCA, tomada el sábado 18 de julio de 2026, 07:30 (hora CR)',
      'Vale hasta el domingo 19 de julio de 2026, 13:00 (hora CR)',
    ],
    link: { href: '/apuestas/nota.html', text: 'Leer el análisis' },
  },
} satisfies Meta<typeof PickCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bet: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).not.toHaveAttribute('rel');
  },
};

/** A tip needs no odds, and may have nothing to read on. */
export const Tip: Story = {
  args: {
    kicker: 'Pronóstico del día',
    title: 'Divida 100 entre la cuota antes de apostar',
    facts: [],
    notes: [],
    link: null,
  },
};

export const LongWords: Story = { args: { title: longTitle } };

export const ToAnOperator: Story = {
  args: { link: { href: 'https://casa.example', text: 'Ir al sitio', rel: 'sponsored nofollow noopener' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'rel',
      'sponsored nofollow noopener',
    );
  },
};
