import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Bracket } from './Bracket';
import type { BracketMatch, BracketSide } from './BracketMatch';

const side = (name: string, score = '', isWinner = false): BracketSide => ({
  ...{ name, score, isWinner, badge: null, isKnown: true, choice: null },
});
const open = (name: string): BracketSide => ({ ...side(name), isKnown: false });
const match = (number: number, home: BracketSide, away: BracketSide): BracketMatch => ({
  ...{ number, id: `partido-${number}`, home, away, mark: null },
  label: `Partido ${number}: ${home.name} contra ${away.name}`,
  note: `${number} · dom 5 jul · Nueva Jersey`,
});
const rounds = [
  {
    id: 'semis',
    name: 'Semifinales',
    matches: [
      match(101, side('España', '2', true), side('Francia', '1')),
      match(102, side('Argentina', '1 (4)', true), side('Inglaterra', '1 (2)')),
    ],
  },
  {
    id: 'final',
    name: 'Final',
    matches: [match(104, side('España', '1', true), side('Argentina', '0'))],
    below: {
      id: 'tercero',
      name: 'Tercer puesto',
      matches: [match(103, side('Francia', '4'), side('Inglaterra', '6', true))],
    },
  },
];

const meta = {
  component: Bracket,
  tags: ['visual'],
  parameters: { frame: 'column' },
  args: { label: 'Eliminatorias', rounds, level: 3 },
} satisfies Meta<typeof Bracket>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Played: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Partido 104: España contra Argentina' })).toBeVisible();
  },
};

export const NobodyKnownYet: Story = {
  args: {
    rounds: [
      {
        id: 'semis',
        name: 'Semifinales',
        matches: [match(101, open('1.º del grupo A'), open('3.º de C/D/F/G/H'))],
      },
      { id: 'final', name: 'Final', matches: [match(104, open('Ganador del partido 101'), side('Brasil'))] },
    ],
  },
};

const choosable = (one: BracketSide, value: string): BracketSide => ({
  ...one,
  choice: { value, label: `Pasa ${one.name}` },
});

/** Each side is a button; a click tells which. */
export const ToChooseFrom: Story = {
  args: {
    onChoose: fn(),
    rounds: [
      {
        id: 'final',
        name: 'Final',
        matches: [
          {
            ...match(
              104,
              choosable(side('España', '', true), '104:home'),
              choosable(side('Argentina'), '104:away'),
            ),
            mark: 'Elección quitada',
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Pasa España' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Pasa Argentina' }));
    await expect(args.onChoose).toHaveBeenCalledWith('104:away');
  },
};

export const LongNames: Story = {
  args: {
    rounds: [
      {
        id: 'r32',
        name: 'Dieciseisavos de final',
        matches: Array.from({ length: 16 }, (_, at) =>
          match(73 + at, side('Bosnia y Herzegovina', '10'), side('República Democrática del Congo', '0')),
        ),
      },
      rounds[1]!,
    ],
  },
};

export const None: Story = {
  args: { rounds: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
