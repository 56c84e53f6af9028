import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyMatches } from '../../stories/storyMatches';
import { MatchGrid } from '../../match/MatchGrid/MatchGrid';
import { Skeleton } from './Skeleton';

const meta = {
  component: Skeleton,
  args: { kind: 'card', label: 'Cargando' },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ACard: Story = {
  parameters: { frame: 'rail' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^Cargando$/);
  },
};

export const AList: Story = { args: { kind: 'list', count: 5 } };

export const ATable: Story = { args: { kind: 'table', count: 12 } };

export const Matches: Story = { args: { kind: 'match', count: 6 } };

/** A tile takes the room of the match it stands for. */
export const AsTallAsAMatch: Story = {
  args: { kind: 'match', count: 1 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Skeleton {...args} />
      <MatchGrid matches={[storyMatches.final]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shape = within(canvasElement).getByRole('status').querySelector('div')!;
    const match = within(canvasElement).getByRole('listitem');
    await expect(shape.getBoundingClientRect().height).toBe(match.getBoundingClientRect().height);
  },
};

export const None: Story = { args: { kind: 'list', count: 0 } };
