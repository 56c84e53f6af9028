import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyArticle1 } from '../../stories/storyArticles';
import { CardMedia } from './CardMedia';

const { wide, classic } = storyArticle1.pictures!;

const meta = {
  component: CardMedia,
  args: { title: storyArticle1.title, img: { src: classic } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 470 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardMedia>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Classic: Story = {};

export const Wide: Story = { args: { img: { src: wide }, ratio: 'wide' } };

export const Square: Story = { args: { ratio: 'square' } };

export const OtherSourcesFromATabletOn: Story = { args: { img: { src: classic, sm: wide, md: wide } } };

/** At once and before the others: the largest thing of the first screen. */
export const FirstOfThePage: Story = {
  args: { position: 0 },
  play: async ({ canvas }) => {
    const img = canvas.getByRole('presentation');
    await expect(img).not.toHaveAttribute('loading');
    await expect(img).toHaveAttribute('fetchpriority', 'high');
  },
};

/** The only link of its block, so it says where it leads. */
export const Link: Story = { args: { redirectRoute: storyArticle1.href } };

export const WithoutPicture: Story = { args: { img: null } };

export const WithoutPictureButWithAScore: Story = { args: { img: null, mark: '4-6' } };

export const WithoutPictureAsALink: Story = { args: { img: null, redirectRoute: storyArticle1.href } };
