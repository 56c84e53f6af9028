import type { Meta, StoryObj } from '@storybook/react-vite';
import { fiveLineTitle, storyArticles } from '../../stories/storyArticles';
import { ClockList } from './ClockList';

const items = storyArticles.map(({ id, title, href }, i) => ({
  id,
  title,
  href,
  published: { iso: `2026-07-19T${20 - i}:05:00-06:00`, text: `${20 - i}:05` },
}));

const meta = { component: ClockList, parameters: { frame: 'rail' }, args: { items } } satisfies Meta<
  typeof ClockList
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Eight: Story = {};

export const One: Story = { args: { items: items.slice(0, 1) } };

export const DaysInsteadOfHours: Story = {
  args: { items: items.map((item) => ({ ...item, published: { iso: '2026-07-18', text: 'sáb 18' } })) },
};

export const LongTitle: Story = {
  args: { items: items.slice(0, 2).map((item) => ({ ...item, title: fiveLineTitle })) },
};

export const None: Story = { args: { items: [] } };
