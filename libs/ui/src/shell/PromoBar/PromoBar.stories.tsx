import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longNames } from '../../stories/storyHeader';
import { PromoBar } from './PromoBar';

const meta = {
  component: PromoBar,
  parameters: { frame: 'bare' },
  args: { href: '/encuesta', text: 'Elige al mejor de la fecha y gana una camiseta' },
} satisfies Meta<typeof PromoBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

/** Of 300 characters two lines show; who listens hears them all. */
export const LongText: Story = {
  args: { text: longNames.promo.text },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: longNames.promo.text.trim() });
    await expect(link.getBoundingClientRect().height).toBeLessThanOrEqual(60);
  },
};

export const LeadsToAnotherHost: Story = {
  args: { href: 'https://tienda.example/', rel: 'nofollow', fullLoad: true },
};
