import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyLongRanking, storyRanking } from '../../stories/storyRanking';
import { TableStack } from './TableStack';

const group = (letter: string) => ({ id: letter, name: `Grupo ${letter}`, table: storyRanking });

const meta = {
  component: TableStack,
  parameters: { frame: 'rail' },
  args: { id: 'grupos', tables: [...'ABCDEFGHIJKL'].map(group) },
} satisfies Meta<typeof TableStack>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One is open at a time, the first at the start. */
export const TwelveGroups: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('table');
    await expect(first).toBeVisible();
    await userEvent.click(canvas.getByText('Grupo B'));
    await expect(second).toBeVisible();
    await expect(first).not.toBeVisible();
  },
};

export const TwoTables: Story = { args: { tables: [group('A'), group('B')] } };

/** It needs no name: what it is of stands over it. */
export const OneTable: Story = { args: { tables: [group('A')] } };

export const LongNames: Story = {
  args: { tables: [{ id: 'x', name: 'Eliminatorias, segunda ronda', table: storyLongRanking }, group('A')] },
};

export const None: Story = { args: { tables: [] } };
