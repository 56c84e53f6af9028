import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyLongRanking, storyRanking, storyWholeRanking } from '../../stories/storyRanking';
import { RankingTable } from './RankingTable';

const meta = {
  component: RankingTable,
  tags: ['visual'],
  parameters: { frame: 'rail' },
  args: storyRanking,
} satisfies Meta<typeof RankingTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithACut: Story = {};

export const LongNamesInFourZones: Story = { args: storyLongRanking };

export const WithoutZones: Story = {
  args: {
    rows: storyRanking.rows.map((row) => ({ ...row, zone: null, cut: false })),
    zones: [],
    note: null,
  },
};

export const OneRow: Story = { args: { rows: storyRanking.rows.slice(0, 1) } };

export const NoRows: Story = { args: { rows: [], zones: [], note: null } };

export const InTheMainColumn: Story = { parameters: { frame: 'column' } };

/** P, Equipo, PTS, PJ, G-E-P, and what else is known. On a phone the teams stay while the figures pass. */
export const EveryColumn: Story = {
  parameters: { frame: 'column' },
  args: storyWholeRanking,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: storyWholeRanking.caption });
    region.scrollTo({ left: 400 });
    const team = canvas.getByRole('rowheader', { name: 'Herediano' }).getBoundingClientRect();
    await expect(team.left - region.getBoundingClientRect().left).toBe(40);
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'P',
      'Equipo',
      'PTS',
      'PJ',
      'G-E-P',
      'DIF',
      'Últimos 5',
    ]);
    await expect(canvas.getByRole('rowheader', { name: 'Saprissa (tu equipo)' })).toBeVisible();
  },
};

export const LongNamesWithEveryColumn: Story = {
  parameters: { frame: 'column' },
  args: { ...storyWholeRanking, rows: storyLongRanking.rows, zones: storyLongRanking.zones },
};

/** What is not known is not 0. */
export const NothingKnown: Story = {
  parameters: { frame: 'column' },
  args: {
    ...storyWholeRanking,
    rows: storyRanking.rows.map((row) => ({
      ...row,
      position: null,
      points: null,
      played: null,
      goalDifference: null,
      zone: null,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('0')).toBeNull();
    await expect(within(canvasElement).getAllByText('sin dato')).toHaveLength(36);
  },
};

export const FortyRows: Story = {
  parameters: { frame: 'column' },
  args: {
    ...storyWholeRanking,
    rows: Array.from({ length: 40 }, (_, i) => ({
      ...storyWholeRanking.rows[i % 5]!,
      position: i + 1,
      team: { id: String(i), name: `Equipo ${i + 1}`, badge: null },
      cut: i === 3,
      zone: i < 4 ? (1 as const) : null,
      own: i === 20,
    })),
  },
};
