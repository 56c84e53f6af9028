import type { Meta, StoryObj } from '@storybook/react-vite';
import { fiveLineTitle, storyArticles } from '../../stories/storyArticles';
import { MostRead } from './MostRead';

const meta = { component: MostRead, args: { items: storyArticles.slice(0, 5) } } satisfies Meta<
  typeof MostRead
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InARail: Story = { parameters: { frame: 'rail' } };

export const InTwoColumns: Story = { args: { columns: 2, items: storyArticles.slice(0, 6) } };

export const TwoDigits: Story = {
  parameters: { frame: 'rail' },
  args: { items: Array.from({ length: 12 }, (_, i) => ({ ...storyArticles[0], id: i })) },
};

export const LongTitle: Story = {
  parameters: { frame: 'rail' },
  args: { items: [{ ...storyArticles[0], title: fiveLineTitle }] },
};

export const None: Story = { args: { items: [] } };
