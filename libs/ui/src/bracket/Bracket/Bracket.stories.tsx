import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Bracket } from './Bracket';
import { storyMatches } from '../../stories/storyMatches';
import { showAge } from '../../match/live/showAge';
import { updateMatches } from '../../match/live/updateMatches';
import { storyUpdate } from '../../stories/storyUpdate';
import type { BracketMatch, BracketSide } from './BracketMatch';
import { openTie } from './openTie';

const side = (name: string, score = '', isWinner = false): BracketSide => ({
  ...{ name, score, isWinner, badge: null, isKnown: true, choice: null },
});
const open = (name: string): BracketSide => ({ ...side(name), isKnown: false });
const match = (number: number, home: BracketSide, away: BracketSide): BracketMatch => ({
  ...{ id: `partido-${number}`, home, away, mark: null },
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
  args: { label: 'Cuadro de la fase final', rounds, level: 3 },
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

const teams = [
  'España',
  'Francia',
  'Argentina',
  'Inglaterra',
  'Brasil',
  'Noruega',
  'México',
  'Bosnia-Herzegovina',
];
const coded = (name: string, score: string, isWinner: boolean): BracketSide => ({
  ...side(name, score, isWinner),
  short: name.slice(0, 3).toUpperCase(),
});
const wholeTree = [16, 8, 4, 2, 1].map((count, at) => ({
  id: `ronda-${at}`,
  name: ['Dieciseisavos', 'Octavos', 'Cuartos', 'Semifinales', 'Final'][at] ?? '',
  matches: Array.from({ length: count }, (_, tie) => {
    const of = (step: number) => teams[(tie * 2 ** (at + 1) + step * 2 ** at) % teams.length] ?? '';
    const isKnown = at < 3;
    return match(
      at * 100 + tie,
      isKnown ? coded(of(0), '2', true) : { ...open('Ganador cuartos 1'), short: 'W97' },
      isKnown ? coded(of(1), '1', false) : { ...open('Ganador cuartos 2'), short: 'W98' },
    );
  }),
  ...(count === 1
    ? {
        below: {
          id: 'tercero',
          name: 'Tercer puesto',
          matches: [match(900, open('Perdedor semifinal 1'), open('Perdedor semifinal 2'))],
        },
      }
    : {}),
}));

/** From both sides to the final on a wide screen; on a phone one round at a time. */
export const WholeTree: Story = {
  args: { rounds: wholeTree },
  parameters: { frame: 'bare' },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).queryAllByRole('link');
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(within(canvasElement).getAllByRole('group')).toHaveLength(32);
  },
};

const twoLegged = (id: string, home: BracketSide, away: BracketSide): BracketMatch => ({
  ...{ id, home, away, mark: null, href: '#partido' },
  label: `Global: ${home.name} ${home.score}, ${away.name} ${away.score}.`,
  note: 'Ida 11 may · vuelta 18 may',
});

/** The goals of each leg, then those of both. A tie with a page leads there. */
export const TwoLegs: Story = {
  args: {
    rounds: [
      {
        id: 'semis',
        name: 'Semifinales',
        matches: [
          twoLegged(
            'a',
            { ...side('Alajuelense', '3', true), legs: ['2', '1'] },
            { ...side('Saprissa', '2'), legs: ['0', '2'] },
          ),
          twoLegged(
            'b',
            { ...side('Herediano', '2 (4)', true), legs: ['2', '0'] },
            { ...side('San Carlos', '2 (3)'), legs: ['1', '1'] },
          ),
        ],
      },
      {
        id: 'final',
        name: 'Final',
        matches: [
          twoLegged(
            'c',
            { ...side('Herediano'), legs: ['–', '–'] },
            { ...side('Alajuelense'), legs: ['–', '–'] },
          ),
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Global: Alajuelense 3, Saprissa 2.' });
    await expect(link).toHaveTextContent('Alajuelense213');
  },
};

const { live } = storyMatches;
const openMatch = (leg: number | null, isReversed: boolean): BracketMatch => ({
  ...match(
    101,
    side(isReversed ? live.away.name : live.home.name, ''),
    side(isReversed ? live.home.name : live.away.name, ''),
  ),
  ...{ id: `open-${leg}`, note: 'Nueva Jersey', open: openTie({ tile: live, leg, isReversed }) },
});
const scores = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-part$=Goals]')].map((cell) => cell.textContent);

/** A match that is on is kept up to date in place, also where the list has its sides the other way round. */
export const BeingPlayed: Story = {
  args: { rounds: [{ id: 'semis', name: 'Semifinales', matches: [openMatch(null, true)] }] },
  play: async ({ canvasElement }) => {
    const final = storyUpdate({
      ...live,
      ...{ state: 'final', stateText: 'FINAL', label: 'Final: Brasil 0, Noruega 5' },
      away: { ...live.away, goals: 5, won: true },
    });
    showAge(canvasElement, { text: 'hace 3 min', minuteAgeMs: () => 180_000 });
    await expect(canvasElement.querySelector('[data-match]')).toHaveTextContent('hace 3 min');

    await expect(updateMatches(canvasElement, [final])).toMatchObject([{ kind: 'goal' }]);
    showAge(canvasElement, { text: null, minuteAgeMs: () => 0 });
    await expect(scores(canvasElement)).toEqual(['5', '0']);
    await expect(canvasElement).toHaveTextContent('Final: Brasil 0, Noruega 5');
    await expect(canvasElement).toHaveTextContent('FINAL');
    await expect(canvasElement.querySelector('[data-side=away]')).toHaveStyle({ fontWeight: '700' });
  },
};

/** Of two legs the one that is on; there is no score of both before it is over. */
export const SecondLegBeingPlayed: Story = {
  args: {
    rounds: [
      {
        id: 'semis',
        name: 'Semifinales',
        matches: [
          {
            ...openMatch(1, true),
            home: { ...side(live.away.name), legs: ['2', ''] },
            away: { ...side(live.home.name), legs: ['1', ''] },
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const cells = canvasElement.querySelectorAll('[data-part$=Goals]');
    await expect([...cells].map((cell) => cell.getAttribute('data-part'))).toEqual([
      'awayGoals',
      'homeGoals',
    ]);
    await expect(cells[0]?.parentElement?.previousElementSibling).toHaveTextContent('2');
    await expect(canvasElement.querySelector('[data-side]')).toBeNull();
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
