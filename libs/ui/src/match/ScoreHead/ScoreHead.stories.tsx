import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyMatches } from '../../stories/storyMatches';
import type { MatchTile } from '../MatchMini/MatchTile';
import { MatchAxis } from '../MatchAxis/MatchAxis';
import { KickOff } from './KickOff';
import { ScoreHead, type ScoreHeadProps } from './ScoreHead';
import { Verdict } from './Verdict';

const headOf = (match: MatchTile, scorers: readonly [string, string] = ['', '']): ScoreHeadProps => ({
  match: {
    ...match,
    noteText: '',
    home: { ...match.home, scorers: scorers[0], href: null, code: 'BRA' },
    away: { ...match.away, scorers: scorers[1], href: '/resultados/futbol/equipo/noruega/1', code: 'NOR' },
  },
  competition: { text: 'Mundial 2026 · Octavos de final', href: '/resultados/futbol/competencias/mundial/1' },
  venue: { text: 'MetLife Stadium, East Rutherford', href: '#ground' },
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

export const Live: Story = {
  args: {
    ...headOf(storyMatches.live),
    axis: (
      <MatchAxis
        length={90}
        minute={72}
        marks={[
          { id: '1', kind: 'goal', side: 'home', minute: 12 },
          { id: '2', kind: 'yellow', side: 'away', minute: 40 },
          { id: '3', kind: 'red', side: 'away', minute: 66 },
        ]}
      />
    ),
  },
};

export const LiveThreeMinutesAgo: Story = { args: headOf(storyMatches.stale) };

export const ShootOut: Story = {
  args: { ...headOf(storyMatches.shootOut), verdict: <Verdict isFinal>Suiza gana 4-3 por penales</Verdict> },
};

/** Nothing where its score will be but when it begins. */
export const Scheduled: Story = {
  args: {
    ...headOf(storyMatches.scheduled),
    kickOff: (
      <KickOff
        {...{ text: '18:00', isTimeKnown: true, at: '2026-07-06T00:00:00Z', day: 'dom 5 jul' }}
        {...{ zone: 'hora de Costa Rica', until: 'Faltan 3 días' }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('–');
    await expect(within(canvasElement).getByText('18:00')).toBeVisible();
  },
};

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
