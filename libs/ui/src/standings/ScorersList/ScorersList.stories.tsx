import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyBadges } from '../../stories/storyBadges';
import { ScorersList, type ScorerRow } from './ScorersList';

function scorer(
  position: number,
  player: string,
  [team, badge]: readonly [string, string | null],
  goals: number,
  detail = '',
): ScorerRow {
  const goalsLabel = `${goals} goles`;
  return {
    position,
    player,
    href: '/jugador',
    badge,
    team: { name: team, href: '/equipo' },
    detail,
    goals,
    goalsLabel,
  };
}

const { france, argentina, norway, england } = storyBadges;
const rows = [
  scorer(1, 'Kylian Mbappé', ['Francia', france], 10, '1 de penal'),
  scorer(2, 'Lionel Messi', ['Argentina', argentina], 8),
  scorer(3, 'Erling Haaland', ['Noruega', norway], 7),
  scorer(3, 'Jude Bellingham', ['Inglaterra', england], 7),
  scorer(5, 'Harry Kane', ['Inglaterra', england], 6, '2 de penal'),
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

export const WithANote: Story = { args: { note: 'Datos hasta el 19 de julio de 2026.' } };

export const LongNamesWithoutBadge: Story = {
  args: {
    rows: [
      {
        ...scorer(1, 'Pierre-Emerick Emiliano François Aubameyang', ['Independiente del Valle', null], 12),
        ...{ href: null, detail: '1 de penal' },
      },
      ...rows.slice(1),
    ],
  },
};

export const None: Story = { args: { rows: [] } };
