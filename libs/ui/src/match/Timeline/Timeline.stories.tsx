import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyBadges } from '../../stories/storyBadges';
import { Timeline, type TimelineEntry } from './Timeline';

type Event = Extract<TimelineEntry, { kind: 'event' }>;

const entry = (id: string, changes: Partial<Event>): Event => ({
  ...{ kind: 'event', id, icon: 'yellow', side: 'home', minute: `${id}’`, href: `?minuto=${id}` },
  ...{ score: null, player: 'Jorge Sánchez', detail: 'Amarilla', team: 'México', isGoal: false },
  badge: storyBadges.mexico,
  ...changes,
});
const away = { side: 'away', team: 'Inglaterra', badge: storyBadges.england } as const;
const goal = { icon: 'ball', isGoal: true, detail: 'Gol' } as const;

const entries: readonly TimelineEntry[] = [
  entry('90+3', { icon: 'second-yellow', detail: 'Segunda amarilla' }),
  entry('69', { ...goal, player: 'Raúl Jiménez', score: '2-3', detail: 'Gol de penal' }),
  entry('57', { ...away, icon: 'change', player: 'John Stones', detail: 'por Bukayo Saka' }),
  entry('54', { ...away, icon: 'red', player: 'Jarell Quansah', detail: 'Roja' }),
  { kind: 'mark', id: 'half', text: 'Descanso · 1-2' },
  entry('38', { ...away, ...goal, player: 'Jude Bellingham', score: '0-2' }),
];

const meta = { component: Timeline, args: { entries } } satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[1]).toHaveTextContent('69’2-3Raúl JiménezGol de penal (México)');
  },
};

export const LongNames: Story = {
  args: {
    entries: [
      entry('61', {
        player: 'Maximilianooo Wolfeschlegelsteinhausenbergerdorff',
        detail: 'por Gilberto Mora',
      }),
      entry('60', { ...away, player: 'Alexander Oxlade-Chamberlain Mainwaring', detail: 'Amarilla' }),
    ],
  },
};

export const One: Story = { args: { entries: [entry('12', {})] } };
