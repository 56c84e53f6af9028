import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withMessages } from '../../stories/withMessages';
import { fiveLineTitle, storyArticle1, unbreakableTitle } from '../../stories/storyArticles';
import { SavedArticleList, type SavedArticle } from './SavedArticleList';

const kept: SavedArticle = { ...storyArticle1, id: 'a', published: '5 de julio de 2026' };

const meta = {
  component: SavedArticleList,
  parameters: { frame: 'text' },
  args: { articles: [kept], onRemove: fn(), labels: { drop: 'Quitar' } },
  decorators: [withMessages(({ device }) => ({ labels: { drop: device.drop } }))],
} satisfies Meta<typeof SavedArticleList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRemove).toHaveBeenCalledWith('a');
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
  render: ({ articles, labels }) => <SavedArticleList articles={articles} labels={labels} />,
};

export const InTheRail: Story = { parameters: { frame: 'rail' } };
