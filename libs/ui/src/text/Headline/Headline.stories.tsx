import type { Meta, StoryObj } from '@storybook/react-vite';
import { fiveLineTitle, longTitle, storyArticle1, unbreakableTitle } from '../../stories/storyArticles';
import { Headline } from './Headline';

const meta = {
  component: Headline,
  args: { level: 2, size: 'card', children: storyArticle1.title },
} satisfies Meta<typeof Headline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lead: Story = { args: { level: 1, size: 'lead' } };

export const Second: Story = { args: { size: 'second' } };

export const OfACard: Story = {};

export const OfASection: Story = { args: { size: 'section', children: 'Legionarios y ligas' } };

export const FiveLines: Story = { args: { children: fiveLineTitle }, parameters: { frame: 'rail' } };

export const ThreeHundredCharacters: Story = { args: { level: 1, size: 'lead', children: longTitle } };

export const UnbreakableWord: Story = {
  args: { level: 1, size: 'lead', children: unbreakableTitle },
  parameters: { frame: 'rail' },
};
