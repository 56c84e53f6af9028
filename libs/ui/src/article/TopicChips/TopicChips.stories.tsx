import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopicChips } from './TopicChips';

const topic = (name: string) => ({ name, href: '/tema/' + encodeURIComponent(name.toLowerCase()) });

const meta = {
  component: TopicChips,
  parameters: { frame: 'text' },
  args: {
    label: 'Temas',
    topics: ['Noruega', 'Brasil', 'Erling Haaland', 'Neymar', 'Mundial 2026'].map(topic),
  },
} satisfies Meta<typeof TopicChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Five: Story = {};

export const One: Story = { args: { topics: [topic('Noruega')] } };

export const OneIsSeen: Story = {
  args: { topics: [{ ...topic('Apertura'), current: true }, topic('Clausura')] },
};

export const LongNames: Story = {
  args: {
    topics: [
      topic('Independiente del Valle'),
      topic('Deportivo Saprissa'),
      topic('Eliminatorias de la Concacaf rumbo al Mundial de 2026, ronda final'),
    ],
  },
};

export const ManyInOneRow: Story = {
  args: {
    oneRow: true,
    label: 'Grupos',
    topics: [...'ABCDEFGHIJKL'].map((letter) => topic(`Grupo ${letter}`)),
  },
};

export const None: Story = { args: { topics: [] } };
