import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SlideOnArrow } from '../../list/Slider/SlideOnArrow.client';
import { PicturePlaceholder } from '../../media/PicturePlaceholder/PicturePlaceholder';
import { drawPicture } from '../../stories/drawPicture';
import {
  fiveLineTitle,
  longTitle,
  storyArticle1,
  storyArticles,
  withoutLabel,
  withoutPicture,
} from '../../stories/storyArticles';
import { RecommendedBlock } from './RecommendedBlock';

const meta = {
  component: RecommendedBlock,
  tags: ['visual'],
  args: {
    title: 'El Mundial, partido a partido',
    id: 'recommended',
    articles: storyArticles,
    more: { href: '/mundial-2026', text: 'Más Mundial' },
    labels: { previous: 'Noticias anteriores', next: 'Noticias siguientes' },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <SlideOnArrow />
      </>
    ),
  ],
} satisfies Meta<typeof RecommendedBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithATitle: Story = {
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole('article');
    await expect(card!.getBoundingClientRect().width).toBeLessThanOrEqual(300);
    await expect(card!.firstElementChild!.getBoundingClientRect().height).toBeGreaterThanOrEqual(223);
  },
};

export const WithATitleBlock: Story = { args: { titleBlock: true } };

export const WithAnImageBehindTheTitle: Story = {
  args: { titleBlock: true, imageUrl: drawPicture(['#aa151b', '#74acdf'], 1070, 90) },
};

export const WithAnImageThatNeverArrives: Story = {
  args: { titleBlock: true, imageUrl: 'data:image/png;base64,' },
};

export const CenteredLabels: Story = { args: { centeredLabel: true } };

export const PicturesOfItsOwn: Story = {
  args: {
    imageOf: ({ label }) => <PicturePlaceholder ratio="classic" mark={label?.match(/\d-\d/)?.[0] ?? null} />,
  },
};

export const One: Story = {
  args: { titleBlock: true, articles: storyArticles.slice(0, 1), more: undefined },
};

export const WithoutPictureOrLabel: Story = {
  args: { titleBlock: true, articles: [withoutPicture, { ...withoutLabel, id: 2 }, storyArticle1] },
};

export const LongTitles: Story = {
  args: {
    titleBlock: true,
    title: 'Independiente del Valle vs. Deportivo Saprissa, partido a partido',
    more: { href: '/mundial-2026', text: 'Más Independiente del Valle vs. Deportivo Saprissa' },
    articles: [
      { ...storyArticle1, title: fiveLineTitle },
      { ...storyArticles[1], title: longTitle },
      storyArticles[2],
    ],
  },
};

export const Forty: Story = {
  args: { articles: Array.from({ length: 40 }, (_, i) => ({ ...storyArticles[i % 8]!, id: i })) },
};

export const None: Story = { args: { articles: [] } };
