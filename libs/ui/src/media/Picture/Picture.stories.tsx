import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyArticle1 } from '../../stories/storyArticles';
import { drawPicture } from '../../stories/drawPicture';
import { Picture } from './Picture';

const pictures = storyArticle1.pictures!;
const square = { src: drawPicture(['#aa151b', '#74acdf'], 400, 400), width: 400, height: 400 };

const meta = {
  component: Picture,
  args: { sources: pictures.wide, ratio: 'wide', sizes: '(min-width: 769px) 490px, 100vw' },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const Classic: Story = { args: { sources: pictures.classic, ratio: 'classic', sizes: '300px' } };

export const OneRendition: Story = { args: { sources: [square], ratio: 'square' } };

export const SaysWhatItShows: Story = { args: { alt: 'Ferran Torres celebra el gol del 106' } };

export const OtherRatioFromADeskOn: Story = {
  args: {
    sources: pictures.classic,
    ratio: 'classic',
    sizes: '112px',
    from: { media: '(min-width: 1070px)', sources: pictures.wide, sizes: '232px' },
  },
};

/** The frame holds the place and the second surface shows through: nothing moves when a picture fails. */
export const NeverArrives: Story = {
  args: { sources: [{ src: 'data:image/png;base64,', width: 740, height: 416 }] },
};
