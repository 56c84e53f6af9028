import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ScorePick, type ScorePickSide } from './ScorePick';

const side = (name: string, code: string, goals: number | null, at: 'h' | 'a'): ScorePickSide => ({
  ...{ name, code, goals, badge: null, field: `${at}1` },
  goalsLabel: `Goles de ${name}`,
  value: at === 'h' ? '1:1-0' : '1:0-1',
  winLabel: `Gana ${name} (${code})`,
});

const meta = {
  component: ScorePick,
  tags: ['visual'],
  parameters: { frame: 'rail' },
  args: {
    label: 'México contra Sudáfrica',
    home: side('México', 'MEX', 2, 'h'),
    away: side('Sudáfrica', 'RSA', 0, 'a'),
    draw: { value: '1:1-1', label: 'Empate' },
    most: 9,
    onGoals: fn(),
    onPick: fn(),
  },
} satisfies Meta<typeof ScorePick>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By keyboard and by tap; what is picked is told to the ear as well. */
export const Picked: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Gana México (MEX)' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Goles de Sudáfrica' }), '3');
    await expect(args.onGoals).toHaveBeenCalledWith('a1', 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Empate' }));
    await expect(args.onPick).toHaveBeenCalledWith('1:1-1');
  },
};

export const NothingPicked: Story = {
  args: { home: side('México', 'MEX', null, 'h'), away: side('Sudáfrica', 'RSA', null, 'a') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('button', { pressed: true })).toHaveLength(0);
  },
};

export const GoallessDraw: Story = {
  args: { home: side('México', 'MEX', 0, 'h'), away: side('Sudáfrica', 'RSA', 0, 'a') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Empate' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const LongNamesWithRoom: Story = {
  parameters: { frame: 'column' },
  args: {
    home: side('Bosnia y Herzegovina', 'BIH', 9, 'h'),
    away: side('República Democrática del Congo', 'COD', 9, 'a'),
  },
};
