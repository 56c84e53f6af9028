import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  fiveLineTitle,
  storyArticle1,
  storyArticles,
  withoutLabel,
  withoutPicture,
} from '../../stories/storyArticles';
import { Card } from '../Card/Card';
import { LeadStory } from './LeadStory';

const meta = {
  component: LeadStory,
  tags: ['visual'],
  args: {
    article: storyArticle1,
    excerpt:
      'Un gol al 106 decidió la final en East Rutherford. Argentina había llegado con dos tiempos extra en las piernas.',
  },
} satisfies Meta<typeof LeadStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const WithTextStories: Story = {
  args: {
    children: storyArticles
      .slice(1, 3)
      .map((article) => <Card key={article.id} article={article} kind="text" level={3} />),
  },
};

export const Wide: Story = { args: { wide: true } };

export const WithoutPicture: Story = { args: { article: withoutPicture } };

export const WithoutLabel: Story = { args: { article: withoutLabel } };

export const WithoutExcerpt: Story = { args: { excerpt: '' } };

export const FiveLineTitle: Story = { args: { article: { ...storyArticle1, title: fiveLineTitle } } };
