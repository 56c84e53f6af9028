import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyArticle1 } from '../../stories/storyArticles';
import { drawPicture } from '../../stories/drawPicture';
import { Picture } from './Picture';

const pictures = storyArticle1.pictures!;
const square = { src: drawPicture(['#aa151b', '#74acdf'], 400, 400), width: 400, height: 400 };

const full = { src: drawPicture(['#aa151b', '#74acdf'], 1200, 740), width: 1200, height: 740 };

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
    from: [{ media: '(min-width: 1070px)', sources: pictures.wide, sizes: '232px' }],
  },
};

export const OwnRatio: Story = { args: { ratio: 'own', sources: [full] } };

/** A picture of another cut fills the frame of the card, so that a row of cards stays level. */
export const OtherCutInAFrame: Story = { args: { ratio: 'classic', sources: [full] } };

export const MainBlock: Story = { args: { ratio: 'main', sources: pictures.classic } };

const gone = [{ src: 'data:image/png;base64,', width: 740, height: 416 }] as const;

/** The frame holds the place and its drawing shows through: nothing moves when a picture fails. */
export const NeverArrives: Story = {
  args: { sources: gone },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('presentation').parentElement!;
    const { width, height } = frame.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(740 / 416, 1);
  },
};

/** What it would have shown can still be read. */
export const NeverArrivesButSaysWhatItShows: Story = {
  args: { sources: gone, alt: 'Ferran Torres celebra el gol del 106' },
};
