import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TopicIndex } from './TopicIndex';

const topic = (name: string) => ({ name, href: `/tema/${encodeURIComponent(name.toLowerCase())}` });
const letterOf = (letter: string, names: readonly string[]) => ({
  letter,
  id: `letra-${letter.toLowerCase()}`,
  topics: names.map(topic),
});

const meta = {
  component: TopicIndex,
  parameters: { frame: 'column' },
  args: {
    letters: [
      letterOf('A', ['Alajuelense', 'Alemania', 'Argentina', 'Australia', 'Austria']),
      letterOf('B', ['Bélgica', 'Brasil', 'Bryan Ruiz']),
      letterOf('C', ['Cartaginés', 'Copa Oro', 'Curazao']),
    ],
    labels: { nav: 'Letras', letter: (letter: string) => `Temas con la ${letter}` },
  },
} satisfies Meta<typeof TopicIndex>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each letter leads to its topics. */
export const Letters: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Temas con la B' });
    const section = canvas.getByRole('region', { name: 'Temas con la B' });
    await expect(canvasElement.querySelector(link.getAttribute('href')!)).not.toBeNull();
    await expect(within(section).getAllByRole('link')).toHaveLength(3);
  },
};

/** One letter needs no way to it. */
export const OneLetter: Story = {
  args: { letters: [letterOf('S', ['Saprissa'])] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const LongNames: Story = {
  args: {
    letters: [
      letterOf('E', [
        'Eliminatorias de la Concacaf rumbo al Mundial de 2026, ronda final',
        'Ethniki Omospondia Podosfairou kai Athlitikon Somateion tis Kyprou',
      ]),
    ],
  },
};

export const None: Story = { args: { letters: [] } };
