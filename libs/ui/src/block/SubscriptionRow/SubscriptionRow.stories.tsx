import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SubscriptionRow } from './SubscriptionRow';

const meta = {
  component: SubscriptionRow,
  args: {
    title: 'Las noticias de FCA, en tu correo',
    text: 'Una vez al día, a la hora del desayuno.',
    action: { href: '#boletin', text: 'Suscríbete' },
  },
} satisfies Meta<typeof SubscriptionRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('region');
    await expect(row.offsetHeight).toBeGreaterThanOrEqual(120);
  },
};

export const TitleOnly: Story = {
  args: { text: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region').offsetHeight).toBe(120);
  },
};

export const LongWords: Story = {
  args: {
    title: 'Independiente del Valle vs. Deportivo Saprissa, y todo lo demás que pasa en la Copa',
    text: 'Internacionalización '.repeat(15).slice(0, 300),
  },
};
