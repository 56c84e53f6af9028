import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, storyArticle1, unbreakableTitle } from '../../stories/storyArticles';
import { CardTitle } from './CardTitle';

const meta = {
  component: CardTitle,
  parameters: { frame: 'rail' },
  args: { title: storyArticle1.title, href: storyArticle1.href },
} satisfies Meta<typeof CardTitle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const OfTheFirstLevel: Story = { args: { level: 1, size: 'lead' } };

export const WithScore: Story = { args: { title: 'Francia 4-6 Inglaterra: diez goles por el tercer lugar' } };

export const ThreeHundredCharacters: Story = { args: { title: longTitle } };

/** The browser cuts; the words are all there. */
export const ThreeLinesOfThreeHundredCharacters: Story = {
  args: { title: longTitle, lines: 3 },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight);

    await expect(Math.round(heading.clientHeight / lineHeight)).toBe(3);
    await expect(heading).toHaveTextContent(longTitle);
  },
};

export const ShorterThanItsLines: Story = { args: { title: 'Suiza, a cuartos', lines: 3 } };

export const UnbreakableWord: Story = { args: { title: unbreakableTitle } };

export const WithoutAddress: Story = { args: { href: undefined } };
