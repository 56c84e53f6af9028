import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyBadges } from '../../stories/storyBadges';
import { ScorersList, type ScorerRow } from './ScorersList';

function scorer(
  position: number,
  player: string,
  badge: string | null,
  detail: string,
  goals: number,
): ScorerRow {
  return { position, player, badge, detail, goals, goalsLabel: `${goals} goles` };
}

const rows = [
  scorer(1, 'Kylian Mbappé', storyBadges.france, 'Francia · 1 de penal', 10),
  scorer(2, 'Lionel Messi', storyBadges.argentina, 'Argentina', 8),
  scorer(3, 'Erling Haaland', storyBadges.norway, 'Noruega', 7),
  scorer(3, 'Jude Bellingham', storyBadges.england, 'Inglaterra', 7),
  scorer(5, 'Harry Kane', storyBadges.england, 'Inglaterra · 2 de penal', 6),
];

const meta = {
  component: ScorersList,
  parameters: { frame: 'rail' },
  args: { rows, note: null },
} satisfies Meta<typeof ScorersList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Five: Story = {};

export const One: Story = { args: { rows: rows.slice(0, 1) } };

export const WithANote: Story = { args: { note: 'Archivo: datos hasta el 19 de julio de 2026.' } };

export const LongNamesWithoutBadge: Story = {
  args: {
    rows: [
      scorer(
        1,
        'Pierre-Emerick Emiliano François Aubameyang',
        null,
        'Independiente del Valle · 1 de penal',
        12,
      ),
      ...rows.slice(1),
    ],
  },
};

export const None: Story = { args: { rows: [] } };
