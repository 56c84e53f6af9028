import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../article/Card/Card';
import { CardGrid } from '../../list/CardGrid/CardGrid';
import { SectionHead } from '../../list/SectionHead/SectionHead';
import { longTitle, storyArticles } from '../../stories/storyArticles';
import { storyProblems } from '../../stories/storyProblems';
import { InfoBlock } from './InfoBlock';

const news = (
  <>
    <SectionHead title="Mientras tanto, lo último" />
    <CardGrid>
      {storyArticles.slice(0, 4).map((article) => (
        <Card key={article.id} article={article} kind="tile" level={3} />
      ))}
    </CardGrid>
  </>
);

const meta = {
  component: InfoBlock,
  parameters: { frame: 'bare' },
  // The landmark a page puts it in.
  decorators: [(Story) => <main>{Story()}</main>],
  args: { kind: 'notFound', labels: storyProblems },
} satisfies Meta<typeof InfoBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Página No Encontrada');
    await expect(canvas.getByRole('link', { name: 'Homepage' })).toHaveAttribute('href', '/');
  },
};

export const ServerError: Story = { args: { kind: 'serverError' } };

export const ServerErrorWithNews: Story = { args: { kind: 'serverError', news } };

export const ThankYou: Story = { args: { kind: 'thankyou' } };

export const TitleOfItsOwn: Story = {
  args: { title: 'Este partido ya no está', siteUrl: 'https://example.com/mx' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Este partido ya no está');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://example.com/mx');
  },
};

export const ThreeHundredCharacters: Story = { args: { title: longTitle } };
