import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, storyArticle1, storyArticles, withoutPicture } from '../../stories/storyArticles';
import { RecirculationBlock } from './RecirculationBlock';

const meta = {
  component: RecirculationBlock,
  args: {
    title: 'Te puede interesar',
    id: 'next',
    articles: storyArticles.slice(0, 4),
    more: { href: '/mundial-2026', text: 'Más de Mundial 2026' },
  },
} satisfies Meta<typeof RecirculationBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {};

export const Eight: Story = { args: { articles: storyArticles } };

export const Two: Story = { args: { articles: storyArticles.slice(0, 2) } };

export const One: Story = { args: { articles: storyArticles.slice(0, 1) } };

export const Forty: Story = {
  args: { articles: Array.from({ length: 40 }, (_, i) => ({ ...storyArticles[i % 8]!, id: i })) },
};

export const WithoutPictures: Story = {
  args: { articles: storyArticles.slice(0, 4).map((article) => ({ ...article, pictures: null })) },
};

export const LongTitles: Story = {
  args: {
    articles: [
      { ...storyArticle1, title: longTitle },
      { ...withoutPicture, title: longTitle },
    ],
  },
};

export const None: Story = { args: { articles: [] } };
