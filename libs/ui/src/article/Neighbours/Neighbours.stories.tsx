import type { Meta, StoryObj } from '@storybook/react-vite';
import { fiveLineTitle, storyArticles } from '../../stories/storyArticles';
import { Neighbours } from './Neighbours';

const meta = {
  component: Neighbours,
  parameters: { frame: 'text' },
  args: {
    label: 'Más de la sección',
    previous: storyArticles[0],
    next: storyArticles[1],
    labels: { previous: 'Anterior', next: 'Siguiente' },
  },
} satisfies Meta<typeof Neighbours>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {};

export const PreviousOnly: Story = { args: { next: null } };

export const NextOnly: Story = { args: { previous: null } };

export const LongTitles: Story = {
  args: { previous: { href: '/x', title: fiveLineTitle }, next: { href: '/y', title: fiveLineTitle } },
};

export const None: Story = { args: { previous: null, next: null } };
