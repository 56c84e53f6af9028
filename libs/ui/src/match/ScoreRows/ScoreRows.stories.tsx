import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyMatches } from '../../stories/storyMatches';
import { ScoreRows } from './ScoreRows';

const bare = Object.values(storyMatches).map((match) => ({ ...match, noteText: '' }));
const scorers = { home: 'Brasil', away: 'Noruega' };

/** Where the sides of a match come from, of whom nobody knows yet who they are. */
const open = {
  ...storyMatches.scheduled,
  id: 'open',
  stateText: '18:00',
  label: '18:00: Ganador dieciseisavos 16 contra 3.º de A/B/C/D/F',
  noteText: '9 jul',
  home: { ...storyMatches.scheduled.home, name: 'Ganador dieciseisavos 16', badge: null },
  away: { ...storyMatches.scheduled.away, name: '3.º de A/B/C/D/F', badge: null },
};

const meta = {
  component: ScoreRows,
  tags: ['visual'],
  args: {
    matches: [
      ...bare,
      {
        ...storyMatches.awayWin,
        id: 'with-scorers',
        noteText: '5 jul',
        home: { ...storyMatches.awayWin.home, name: scorers.home, scorers: 'Neymar 90+10’ (p)' },
        away: { ...storyMatches.awayWin.away, name: scorers.away, scorers: 'Haaland 79’, 90’' },
      },
      open,
    ],
  },
} satisfies Meta<typeof ScoreRows>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EverySituation: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows).toHaveLength(bare.length + 2);
    await expect(rows[0]?.getBoundingClientRect().height).toBeLessThanOrEqual(50);
    for (const row of rows) await expect(row.scrollWidth).toBe(row.clientWidth);
  },
};

export const None: Story = { args: { matches: [] } };
