import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../article/Card/Card';
import { storyArticles } from '../../stories/storyArticles';
import { CardGrid } from './CardGrid';

const cards = (count: number) =>
  storyArticles.slice(0, count).map((article) => <Card key={article.id} article={article} kind="tile" />);

const meta = { component: CardGrid, args: { children: cards(8) } } satisfies Meta<typeof CardGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoRows: Story = {};

export const OneCard: Story = { args: { children: cards(1) } };
