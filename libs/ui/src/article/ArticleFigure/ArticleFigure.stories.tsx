import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyArticle1 } from '../../stories/storyArticles';
import { ArticleFigure } from './ArticleFigure';

const meta = {
  component: ArticleFigure,
  parameters: { frame: 'text' },
  args: {
    sources: storyArticle1.pictures!.wide,
    caption: 'Ferran Torres, al 106, el único tanto de la final.',
    credit: 'Ilustración: FCA',
  },
} satisfies Meta<typeof ArticleFigure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const CreditOnly: Story = { args: { caption: '' } };

export const WithoutCaptionOrCredit: Story = { args: { caption: '', credit: '' } };

export const LongCaption: Story = {
  args: {
    caption:
      'España ganó en el tiempo extra con un gol de Ferran Torres al 106 y cerró en East Rutherford, ante Argentina, un torneo de ocho partidos que había empezado con un 0-0 contra Cabo Verde en Atlanta.',
  },
};
