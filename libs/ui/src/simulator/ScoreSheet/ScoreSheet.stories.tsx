import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withMessages } from '../../stories/withMessages';
import { withOverlay } from '../../stories/withOverlay';
import { ScoreSheet } from './ScoreSheet.lazy';
import type { ScoreSheetSide } from './ScoreSheetMatch';

const side = (name: string, goals: number | null): ScoreSheetSide => ({
  ...{ name, goals, badge: null, goalsLabel: `Goles de ${name}` },
  ...{ fewer: `Un gol menos para ${name}`, more: `Un gol más para ${name}` },
});

const meta = {
  component: ScoreSheet,
  parameters: { frame: 'bare' },
  args: {
    ...{ isOpen: true, onClose: fn(), onGone: fn(), onScore: fn() },
    label: 'México contra Sudáfrica',
    home: side('México', 2),
    away: side('Sudáfrica', 0),
    most: 9,
    labels: { clear: 'Quitar el resultado', done: 'Listo', close: 'Cerrar' },
  },
  decorators: [
    withOverlay,
    withMessages(({ overlay, simulator }) => ({ labels: { ...overlay, clear: simulator.clear } })),
  ],
} satisfies Meta<typeof ScoreSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Picked: Story = { tags: ['visual'] };

/** The first tap on a plus is a nil; there are no more goals than can be kept. */
export const ByTaps: Story = {
  args: { home: side('México', null), away: side('Sudáfrica', 9) },
  play: async ({ args }) => {
    const [home, away] = screen.getAllByRole('status');
    await expect(home).toHaveTextContent('–');
    const more = screen.getByRole('button', { name: 'Un gol más para México' });
    await userEvent.click(more);
    await expect(home).toHaveTextContent('0');
    await userEvent.click(more);
    await expect(home).toHaveTextContent('1');
    await userEvent.click(screen.getByRole('button', { name: 'Un gol más para Sudáfrica' }));
    await expect(away).toHaveTextContent('9');
    await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const LongNames: Story = {
  args: { home: side('Bosnia y Herzegovina', 9), away: side('República Democrática del Congo', 9) },
};
