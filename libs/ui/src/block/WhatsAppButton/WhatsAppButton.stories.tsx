import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longTitle } from '../../stories/storyArticles';
import { WhatsAppButton } from './WhatsAppButton';

const meta = {
  component: WhatsAppButton,
  args: { href: 'https://example.com/canal', text: 'Únete a nuestro canal de WhatsApp' },
} satisfies Meta<typeof WhatsAppButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Únete a nuestro canal de WhatsApp' });
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const InARail: Story = { parameters: { frame: 'rail' } };

export const ThreeHundredCharacters: Story = { args: { text: longTitle } };

export const WithoutAChannel: Story = {
  args: { href: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
