import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answerShare } from './answerShare';
import { ShareRow } from './ShareRow';

const meta = {
  component: ShareRow,
  parameters: { frame: 'text' },
  args: {
    address: 'https://futbol.example/nota.html',
    title: 'España, campeona del mundo',
    links: [
      { network: 'whatsapp', href: 'https://wa.me/?text=x', label: 'Compartir en WhatsApp' },
      { network: 'x', href: 'https://x.com/intent/post?url=x', label: 'Compartir en X' },
      {
        network: 'facebook',
        href: 'https://www.facebook.com/sharer/sharer.php?u=x',
        label: 'Compartir en Facebook',
      },
    ],
    labels: {
      row: 'Compartir',
      copy: 'Copiar el enlace',
      copied: 'Enlace copiado',
      failed: 'No se pudo copiar',
      native: 'Compartir…',
    },
  },
} satisfies Meta<typeof ShareRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const NoNetworks: Story = { args: { links: [] } };

/** What was done is told, and nothing moves for it. */
export const Copied: Story = {
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.getBoundingClientRect().height;
    await answerShare(canvas.getByRole('button', { name: 'Copiar el enlace' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/Enlace copiado|No se pudo copiar/),
    );
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
};
