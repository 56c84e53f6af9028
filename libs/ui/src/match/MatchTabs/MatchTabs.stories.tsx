import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MatchTabs } from './MatchTabs';

const meta = {
  component: MatchTabs,
  parameters: { frame: 'bare' },
  args: {
    label: 'Partido',
    tabs: [
      { href: '/partido/1', text: 'Estadísticas', current: true },
      { href: '/partido/1/noticias', text: 'Noticias', current: false },
    ],
  },
} satisfies Meta<typeof MatchTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Statistics: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Estadísticas',
    );
  },
};
