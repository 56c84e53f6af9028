import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, type CardArticle } from '../../article/Card/Card';
import {
  longTitle,
  storyArticle1,
  storyArticles,
  withoutLabel,
  withoutPicture,
} from '../../stories/storyArticles';
import { CardGrid } from './CardGrid';

const tiles = (articles: readonly CardArticle[]) =>
  articles.map((article) => <Card key={article.id} article={article} kind="tile" />);
const cards = (count: number) => tiles(storyArticles.slice(0, count));

const meta = { component: CardGrid, args: { children: cards(8) } } satisfies Meta<typeof CardGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoRows: Story = {};

export const OneCard: Story = { args: { children: cards(1) } };

export const Forty: Story = {
  args: { children: tiles(Array.from({ length: 40 }, (_, i) => ({ ...storyArticles[i % 8]!, id: i }))) },
};

export const UnequalCards: Story = {
  args: {
    children: tiles([
      { ...storyArticle1, title: longTitle },
      withoutPicture,
      { ...withoutLabel, id: 1 },
      { ...withoutPicture, id: 2, label: null, title: 'Sin imagen ni marcador' },
    ]),
  },
};
