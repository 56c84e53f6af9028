import type { Meta, StoryObj } from '@storybook/react-vite';
import { fiveLineTitle, longTitle } from '../../stories/storyArticles';
import { Byline } from '../Byline/Byline';
import { ArticleHead } from './ArticleHead';

const meta = {
  component: ArticleHead,
  parameters: { frame: 'text' },
  args: {
    title: 'Noruega 2-1 Brasil: Haaland resuelve en once minutos y saca al equipo de Ancelotti del Mundial',
    excerpt:
      'El 9 noruego marcó al 79 y al 90. Neymar, que había entrado al 67, descontó de penal en el 90+10.',
    section: { href: '/mundial-2026', name: 'Mundial 2026' },
    epigraph: 'Octavos en East Rutherford',
  },
} satisfies Meta<typeof ArticleHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const WithByline: Story = {
  args: {
    children: (
      <Byline
        by="Por"
        authors={[{ name: 'Mesa Mundial', href: '/staff/mesa-mundial' }]}
        published={{
          iso: '2026-07-05T16:34:00-06:00',
          text: '5 de julio de 2026, 16:34 (hora de Costa Rica)',
        }}
        modified={null}
      />
    ),
  },
};

export const PartOfAnEvent: Story = { args: { event: 'Cobertura: Final del Mundial 2026' } };

export const WithoutSection: Story = { args: { section: null } };

export const WithoutSectionOrEpigraph: Story = { args: { section: null, epigraph: null } };

export const WithoutExcerpt: Story = { args: { excerpt: '' } };

export const FiveLineTitle: Story = { args: { title: fiveLineTitle } };

export const ThreeHundredCharacters: Story = { args: { title: longTitle } };
