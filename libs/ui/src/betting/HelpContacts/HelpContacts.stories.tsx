import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HelpContacts } from './HelpContacts';

const meta = {
  component: HelpContacts,
  parameters: { frame: 'column' },
  args: {
    contacts: [
      {
        id: 'helpline',
        label: 'Línea de ayuda',
        name: 'Línea de ejemplo',
        phone: { text: '800 000 0000', href: 'tel:8000000000' },
      },
      {
        ...{ id: 'authority', label: 'Autoridad', name: 'Autoridad de ejemplo' },
        ...{ href: 'https://autoridad.example/', rel: 'nofollow noreferrer', target: '_blank' },
      },
    ],
  },
} satisfies Meta<typeof HelpContacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '800 000 0000' })).toHaveAttribute(
      'href',
      'tel:8000000000',
    );
    await expect(canvas.getByRole('link', { name: 'Autoridad de ejemplo' })).toHaveAttribute(
      'rel',
      'nofollow noreferrer',
    );
  },
};

/** Of an authority without an address that is confirmed. */
export const NameAlone: Story = {
  args: { contacts: [{ id: 'authority', label: 'Autoridad', name: 'Superintendencia de Casinos de Juego' }] },
};

export const Nobody: Story = {
  args: { contacts: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};
