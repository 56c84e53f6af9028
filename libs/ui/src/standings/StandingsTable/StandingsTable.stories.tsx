import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyLongStandings, storyStandings } from '../../stories/storyStandings';
import { StandingsTable } from './StandingsTable';

const meta = {
  component: StandingsTable,
  parameters: { frame: 'rail' },
  args: storyStandings,
} satisfies Meta<typeof StandingsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithACut: Story = {};

export const LongNamesInFourZones: Story = { args: storyLongStandings };

export const WithoutZones: Story = {
  args: {
    rows: storyStandings.rows.map((row) => ({ ...row, zone: null, cut: false })),
    zones: [],
    note: null,
  },
};

export const OneRow: Story = { args: { rows: storyStandings.rows.slice(0, 1) } };

export const NoRows: Story = { args: { rows: [], zones: [], note: null } };

export const InTheMainColumn: Story = { parameters: { frame: 'column' } };
