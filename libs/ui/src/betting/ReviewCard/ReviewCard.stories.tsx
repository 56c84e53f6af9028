import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longTitle } from '../../stories/storyArticles';
import { ReviewCard } from './ReviewCard';

const meta = {
  component: ReviewCard,
  parameters: { frame: 'rail' },
  args: {
    operator: 'Casa de ejemplo',
    mark: { text: '8,5', spoken: '8,5 de 10' },
    summary: 'Paga a tiempo y explica sus límites; el bono pide más de lo que da.',
    pros: ['Retiros en 24 horas', 'Límites de depósito a la vista'],
    cons: ['Requisito de 8 veces el bono'],
    review: { href: '/apuestas/resenas/casa.html', text: 'Leer el análisis' },
    link: {
      href: 'https://casa.example',
      text: 'Ir al sitio',
      rel: 'sponsored nofollow noopener',
      paid: true,
    },
    licence: 'EJ-001 (inventada)',
    reviewed: 'Revisado el 6 de julio de 2026',
    labels: { pros: 'A favor', cons: 'En contra', licence: 'Licencia', paid: 'Enlace de afiliado' },
  },
} satisfies Meta<typeof ReviewCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithEverything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('8,5 de 10')).toBeInTheDocument();
    const paid = canvas.getByRole('link', { name: 'Ir al sitio: Casa de ejemplo' });
    await expect(paid).toHaveAttribute('rel', 'sponsored nofollow noopener');
  },
};

export const MarkAlone: Story = {
  args: {
    summary: '',
    pros: [],
    cons: [],
    review: null,
    link: null,
    licence: null,
    reviewed: null,
    mark: { text: '10', spoken: '10 de 10' },
  },
};

export const LongWords: Story = { args: { operator: longTitle, pros: [longTitle] } };
