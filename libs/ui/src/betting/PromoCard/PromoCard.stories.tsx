import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answerShare } from '../../article/ShareRow/answerShare';
import { unbreakableTitle } from '../../stories/storyArticles';
import { PromoCard } from './PromoCard';

const meta = {
  component: PromoCard,
  parameters: { frame: 'rail' },
  args: {
    operator: 'Casa de ejemplo',
    title: 'Bono del 50 % en el primer depósito',
    code: 'CANCHA50',
    terms: 'Requisito de 8 veces el bono, cuota mínima de 1.80 y 30 días de plazo. Solo cuentas nuevas.',
    limits: ['Vence el 31 de diciembre de 2026', 'Válido en Panamá'],
    licence: 'EJ-001 (inventada)',
    link: {
      href: 'https://casa.example/registro',
      text: 'Ir al sitio',
      rel: 'sponsored nofollow noopener',
      paid: true,
    },
    labels: {
      ...{ code: 'Código', copy: 'Copiar el código', copied: 'Código copiado' },
      ...{ copyFailed: 'No se pudo copiar', terms: 'Términos', licence: 'Licencia' },
      paid: 'Enlace de afiliado',
    },
  },
} satisfies Meta<typeof PromoCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Whoever follows the link knows that somebody is paid for it, and so do search engines. */
export const WithACode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Ir al sitio: Casa de ejemplo' });
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expect(canvas.getByText('Enlace de afiliado')).toBeVisible();
    await expect(canvas.getByText(/Requisito de 8 veces/)).toBeVisible();
  },
};

/** The code is copied, what was done is told, and nothing moves for it. */
export const Copied: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { height } = canvasElement.getBoundingClientRect();
    await answerShare(canvas.getByRole('button', { name: 'Copiar el código: Casa de ejemplo' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/Código copiado|No se pudo copiar/),
    );
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
};

export const WithoutACode: Story = { args: { code: null, limits: [], licence: null } };

/** An operator that pays nobody. */
export const NotPaidFor: Story = {
  args: { link: { href: 'https://casa.example', text: 'Ir al sitio', rel: 'nofollow', paid: false } },
};

export const NoWayThere: Story = { args: { link: null } };

export const LongWords: Story = { args: { code: unbreakableTitle, operator: unbreakableTitle } };
