import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  fiveLineTitle,
  longTitle,
  storyArticle1,
  unbreakableTitle,
  withoutLabel,
  withoutPicture,
} from '../../stories/storyArticles';
import { CommentCount } from '../CommentCount/CommentCount';
import { Card } from './Card';

const meta = {
  component: Card,
  tags: ['visual'],
  parameters: { frame: 'rail' },
  args: { article: storyArticle1, kind: 'row' },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Row: Story = {};

export const Stack: Story = { args: { kind: 'stack' } };

export const Classic: Story = { args: { kind: 'classic' } };

export const Tile: Story = { args: { kind: 'tile' } };

export const Second: Story = { args: { kind: 'second' } };

export const Slide: Story = { args: { kind: 'slide' } };

export const Recommended: Story = { args: { kind: 'reco' } };

export const RecommendedWithCenteredLabel: Story = { args: { kind: 'reco', centeredLabel: true } };

export const Text: Story = { args: { kind: 'text' } };

export const RowWithoutPicture: Story = { args: { article: withoutPicture } };

export const SecondWithoutPicture: Story = { args: { kind: 'second', article: withoutPicture } };

export const StackWithoutPicture: Story = { args: { kind: 'stack', article: withoutPicture } };

export const SlideWithoutPicture: Story = { args: { kind: 'slide', article: withoutPicture } };

export const WithoutLabel: Story = { args: { article: withoutLabel } };

export const FiveLineTitle: Story = { args: { article: { ...storyArticle1, title: fiveLineTitle } } };

export const ThreeHundredCharacters: Story = { args: { article: { ...storyArticle1, title: longTitle } } };

export const TwoLinesOfThreeHundredCharacters: Story = {
  args: { article: { ...storyArticle1, title: longTitle }, lines: 2 },
};

export const UnbreakableWord: Story = { args: { article: { ...storyArticle1, title: unbreakableTitle } } };

export const WithTimeUnderTheTitle: Story = {
  args: { children: <time dateTime="2026-07-19T15:20:00-06:00">Hace 2 horas</time> },
};

export const WithComments: Story = {
  args: {
    children: (
      <CommentCount
        articleId="FCA-1017"
        counter={{ kind: 'number', text: '214', label: '214 comentarios' }}
      />
    ),
  },
};
