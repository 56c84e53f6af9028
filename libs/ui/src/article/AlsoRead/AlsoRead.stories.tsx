import type { Meta, StoryObj } from '@storybook/react-vite';
import { fiveLineTitle, storyArticle1, storyArticles } from '../../stories/storyArticles';
import { AlsoRead } from './AlsoRead';

const meta = {
  component: AlsoRead,
  parameters: { frame: 'text' },
  args: { title: 'Lee también', items: storyArticles.slice(0, 3) },
} satisfies Meta<typeof AlsoRead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const One: Story = { args: { items: storyArticles.slice(0, 1) } };

export const LongTitle: Story = { args: { items: [{ ...storyArticle1, title: fiveLineTitle }] } };

export const None: Story = { args: { items: [] } };
