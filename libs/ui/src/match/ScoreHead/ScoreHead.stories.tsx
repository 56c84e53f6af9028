import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyMatches } from '../../stories/storyMatches';
import type { MatchTile } from '../MatchMini/MatchTile';
import { ScoreHead, type ScoreHeadProps } from './ScoreHead';

const headOf = (match: MatchTile, scorers: readonly [string, string] = ['', '']): ScoreHeadProps => ({
  match: {
    ...match,
    noteText: '',
    home: { ...match.home, scorers: scorers[0], href: null },
    away: { ...match.away, scorers: scorers[1], href: '/resultados/futbol/equipo/noruega/1' },
  },
  competition: { text: 'Mundial 2026 · Octavos de final', href: '/resultados/futbol/competencias/mundial/1' },
  venue: 'MetLife Stadium, East Rutherford',
});

const meta = {
  component: ScoreHead,
  parameters: { frame: 'bare' },
  args: headOf(storyMatches.awayWin, ['Neymar 90+10’ (p)', 'Erling Haaland 79’, 90’']),
} satisfies Meta<typeof ScoreHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Final: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Final: Brasil 1, Noruega 2',
    );
  },
};

export const Live: Story = { args: headOf(storyMatches.live) };

export const LiveThreeMinutesAgo: Story = { args: headOf(storyMatches.stale) };

export const ShootOut: Story = { args: headOf(storyMatches.shootOut) };

export const Scheduled: Story = { args: headOf(storyMatches.scheduled) };

export const Postponed: Story = {
  args: { ...headOf(storyMatches.postponed), competition: null, venue: null },
};

export const SuspendedWithItsScore: Story = { args: headOf(storyMatches.suspendedWithScore) };

export const StateNobodyExplains: Story = { args: headOf(storyMatches.unknown) };

export const LongNames: Story = { args: headOf(storyMatches.longNames) };

export const ManyGoals: Story = {
  args: headOf(storyMatches.halfTime, [
    'Kylian Mbappé 48’, 66’ · Bradley Barcola 54’ · Ousmane Dembélé 90+6’',
    'Declan Rice 3’ · Ezri Konsa 18’ · Bukayo Saka 37’, 45+1’, 87’ (p) · Jude Bellingham 90+8’',
  ]),
};
