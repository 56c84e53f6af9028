import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longTitle } from '../../stories/storyArticles';
import { StoreAppButton } from './StoreAppButton';

/** On the header's ground: the button takes its ink from what it stands on. */
const onAHeader: Decorator = (Story) => (
  <div style={{ background: 'var(--palette-header)', color: 'var(--palette-onHeader)', padding: 8 }}>
    <Story />
  </div>
);

const meta = {
  component: StoreAppButton,
  args: { href: 'https://tienda.example/app', rel: 'nofollow', text: 'Descargar la app' },
} satisfies Meta<typeof StoreAppButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneAddressForAll: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('link', { name: 'Descargar la app' });
    await expect(button).toHaveAttribute('data-full-load');
    await expect(button).toHaveAttribute('rel', 'nofollow');
  },
};

export const ForApple: Story = {
  args: { store: 'apple', text: 'Descargar en', storeName: 'App Store' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Descargar en App Store' })).toBeVisible();
  },
};

export const ForGoogle: Story = {
  args: { store: 'google', text: 'Disponible en', storeName: 'Google Play' },
};

export const InAHeader: Story = { decorators: [onAHeader], args: { compact: true } };

export const ThreeHundredCharacters: Story = { args: { text: longTitle } };

export const WithoutAnApp: Story = { args: { href: null } };
