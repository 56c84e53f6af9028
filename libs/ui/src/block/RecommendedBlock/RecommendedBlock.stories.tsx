import type { Meta, StoryObj } from '@storybook/react-vite';
import { fiveLineTitle, storyArticle1, storyArticles, withoutPicture } from '../../stories/storyArticles';
import { RecommendedBlock } from './RecommendedBlock';

const meta = {
  component: RecommendedBlock,
  args: {
    title: 'El Mundial, partido a partido',
    id: 'recommended',
    articles: storyArticles,
    more: { href: '/mundial-2026', text: 'Ver más' },
  },
} satisfies Meta<typeof RecommendedBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const One: Story = { args: { articles: storyArticles.slice(0, 1), more: undefined } };

export const OneWithoutPicture: Story = {
  args: { articles: [withoutPicture, ...storyArticles.slice(0, 2)] },
};

export const FiveLineTitle: Story = {
  args: { articles: [{ ...storyArticle1, title: fiveLineTitle }, ...storyArticles.slice(1, 3)] },
};

export const LongTitle: Story = {
  args: { title: 'Independiente del Valle y Deportivo Saprissa, partido a partido' },
};

export const None: Story = { args: { articles: [] } };
