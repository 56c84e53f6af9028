import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  longTitle,
  storyArticle1,
  storyArticles,
  withoutLabel,
  withoutPicture,
} from '../../stories/storyArticles';
import { MainBlock } from './MainBlock';

const meta = {
  component: MainBlock,
  parameters: { frame: 'text' },
  args: { article: storyArticle1 },
} satisfies Meta<typeof MainBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('presentation').getBoundingClientRect();
    // Both of the theme's pairs lie between these.
    await expect(width / height).toBeGreaterThan(1.33);
    await expect(width / height).toBeLessThan(1.51);
  },
};

export const WithScore: Story = { args: { article: storyArticles[1] } };

export const WithoutPicture: Story = { args: { article: withoutPicture } };

export const WithoutLabel: Story = { args: { article: withoutLabel } };

export const ThreeHundredCharacters: Story = { args: { article: { ...storyArticle1, title: longTitle } } };

export const None: Story = { args: { article: null } };
