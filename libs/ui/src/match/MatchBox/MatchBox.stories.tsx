import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMatchBox } from '../../stories/storyMatchBox';
import { storyMatches } from '../../stories/storyMatches';
import { MatchBox, type MatchBoxProps } from './MatchBox';

const meta = { component: MatchBox, parameters: { frame: 'text' }, args: storyMatchBox } satisfies Meta<
  typeof MatchBox
>;
export default meta;

type Story = StoryObj<typeof meta>;

const withoutScorers = (match: (typeof storyMatches)[keyof typeof storyMatches]): MatchBoxProps['match'] => ({
  ...match,
  home: { ...match.home, scorers: '' },
  away: { ...match.away, scorers: '' },
});

export const Final: Story = {};

export const WithAMatchPage: Story = {
  args: { link: { href: '/resultados/futbol/partido/brasil-noruega', text: 'Ver el partido' } },
};

export const ShootOut: Story = {
  args: { match: withoutScorers(storyMatches.shootOut), stage: 'Octavos de final' },
};

export const Live: Story = { args: { match: withoutScorers(storyMatches.live) } };

export const LiveThreeMinutesAgo: Story = { args: { match: withoutScorers(storyMatches.stale) } };

export const ShootOutGoingOn: Story = { args: { match: withoutScorers(storyMatches.shootOutOn) } };

export const Postponed: Story = {
  args: { match: withoutScorers(storyMatches.postponed), whenAndWhere: 'mié 7 may', referee: null },
};

export const SuspendedWithItsScore: Story = {
  args: { match: withoutScorers(storyMatches.suspendedWithScore), stage: 'Apertura', referee: null },
};

export const Scheduled: Story = { args: { match: withoutScorers(storyMatches.scheduled), referee: null } };

export const SuspendedWithoutScore: Story = {
  args: {
    match: withoutScorers(storyMatches.suspended),
    stage: 'Apertura',
    whenAndWhere: 'dom 4 may, 17:20 (hora de Costa Rica)',
    referee: null,
  },
};

export const LongNames: Story = {
  args: {
    match: withoutScorers(storyMatches.longNames),
    stage: null,
    whenAndWhere: 'sáb 15 ago',
    referee: null,
  },
};

export const ManyScorers: Story = {
  args: {
    match: {
      ...storyMatches.halfTime,
      home: {
        ...storyMatches.halfTime.home,
        goals: 4,
        scorers: 'Kylian Mbappé 48’, 66’ · Bradley Barcola 54’ · Ousmane Dembélé 90+6’',
      },
      away: {
        ...storyMatches.halfTime.away,
        goals: 6,
        won: true,
        scorers: 'Declan Rice 3’ · Ezri Konsa 18’ · Bukayo Saka 37’, 45+1’, 87’ (p) · Jude Bellingham 90+8’',
      },
      state: 'final',
      stateText: 'FINAL',
      label: 'Final: Francia 4, Inglaterra 6',
    },
    stage: 'Tercer puesto',
    whenAndWhere: 'sáb 18 jul, 15:00 (hora de Costa Rica) · Hard Rock Stadium',
    referee: null,
  },
};
