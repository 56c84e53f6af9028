import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inWords } from '../../stories/inWords';
import { fiveLineTitle, storyArticle1, unbreakableTitle } from '../../stories/storyArticles';
import { ArticleShelf, type ShelvedArticle } from './ArticleShelf';

const kept: ShelvedArticle = { ...storyArticle1, id: 'a', published: '5 de julio de 2026' };

const meta = {
  component: ArticleShelf,
  parameters: { frame: 'text' },
  args: { articles: [kept], onDrop: fn(), labels: { drop: 'Quitar' } },
  decorators: [inWords(({ device }) => ({ labels: { drop: device.drop } }))],
} satisfies Meta<typeof ArticleShelf>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onDrop).toHaveBeenCalledWith('a');
  },
};

export const Several: Story = {
  tags: ['visual'],
  args: {
    articles: [
      kept,
      { ...kept, id: 'b', href: '/b.html', title: fiveLineTitle, published: null },
      { ...kept, id: 'c', href: '/c.html', title: unbreakableTitle, pictures: null },
    ],
  },
};

export const Forty: Story = {
  args: {
    articles: Array.from({ length: 40 }, (_, i) => ({
      ...kept,
      id: String(i),
      href: `/${i}.html`,
      title: `${kept.title} (${i + 1})`,
    })),
  },
};

export const ThatStay: Story = {
  render: ({ articles, labels }) => <ArticleShelf articles={articles} labels={labels} />,
};

export const InTheRail: Story = { parameters: { frame: 'rail' } };
