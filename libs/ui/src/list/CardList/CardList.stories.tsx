import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, type CardArticle } from '../../article/Card/Card';
import { storyArticles, withoutLabel, withoutPicture } from '../../stories/storyArticles';
import { CardList } from './CardList';

const rows = (articles: readonly CardArticle[]) =>
  articles.map((article) => <Card key={article.id} article={article} kind="row" />);

const meta = {
  component: CardList,
  parameters: { frame: 'text' },
  args: { children: rows(storyArticles.slice(0, 5)) },
} satisfies Meta<typeof CardList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Five: Story = {};

export const One: Story = { args: { children: rows(storyArticles.slice(0, 1)) } };

export const Forty: Story = {
  args: { children: rows(Array.from({ length: 40 }, (_, i) => ({ ...storyArticles[i % 8]!, id: i }))) },
};

export const SomeWithoutPictureOrLabel: Story = {
  args: { children: rows([storyArticles[0], withoutPicture, { ...withoutLabel, id: 1 }, storyArticles[1]]) },
};
