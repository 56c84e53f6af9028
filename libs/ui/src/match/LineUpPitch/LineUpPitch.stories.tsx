import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LineUpPitch, type PitchPlayer, type PitchSide } from './LineUpPitch';

const man = (number: number, shortName: string, changes: Partial<PitchPlayer> = {}): PitchPlayer => ({
  ...{
    id: `${number} ${shortName}`,
    number,
    shortName,
    name: `Juan ${shortName}`,
    captain: false,
    left: 'no',
    leftAt: null,
    booked: false,
  },
  ...changes,
});

const mexico: PitchSide = {
  team: 'México',
  formation: '4-3-3',
  lines: [
    [man(1, 'Rangel')],
    [
      man(23, 'Gallardo'),
      man(5, 'Vásquez'),
      man(3, 'Montes', { captain: true, left: 'off', leftAt: '57’', booked: true }),
      man(2, 'Sánchez'),
    ],
    [man(19, 'Mora', { left: 'off' }), man(6, 'Lira'), man(7, 'Romo')],
    [man(16, 'Quiñones'), man(9, 'Jiménez'), man(25, 'Alvarado')],
  ],
};
const england: PitchSide = {
  team: 'Inglaterra',
  formation: null,
  lines: [
    [man(1, 'Pickford')],
    [man(2, 'Konsa'), man(26, 'Quansah', { left: 'sent' }), man(6, 'Guéhi'), man(3, 'O’Reilly')],
    [man(8, 'Anderson'), man(4, 'Rice')],
    [man(7, 'Saka'), man(10, 'Bellingham'), man(18, 'Gordon')],
    [man(9, 'Kane')],
  ],
};

const meta = {
  component: LineUpPitch,
  args: {
    home: mexico,
    away: england,
    labels: { captain: 'capitán', off: 'salió', sent: 'expulsado', booked: 'amarilla' },
  },
} satisfies Meta<typeof LineUpPitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items).toHaveLength(22);
    await expect(items[3]).toHaveTextContent('3Juan Montes (capitán, amarilla, salió 57’)');
  },
};

export const OnlyOneSideKnown: Story = { args: { away: null } };

export const WithoutNumbers: Story = {
  args: {
    home: { ...mexico, lines: mexico.lines.map((line) => line.map((one) => ({ ...one, number: null }))) },
  },
};

export const None: Story = { args: { home: null, away: null } };
