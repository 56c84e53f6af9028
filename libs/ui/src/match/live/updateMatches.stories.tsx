import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyMatchBox } from '../../stories/storyMatchBox';
import { storyMatches } from '../../stories/storyMatches';
import { storyUpdate } from '../../stories/storyUpdate';
import { MatchBox } from '../MatchBox/MatchBox';
import { MatchStrip } from '../MatchStrip/MatchStrip';
import type { LiveTile } from './liveParts';
import { showAge } from './showAge';
import { markCorrected, updateMatches } from './updateMatches';

/** What becomes of the matches of a page while it is open. */
const meta = {
  component: MatchStrip,
  args: {
    label: 'Partidos',
    title: 'Mundial 2026',
    zone: 'hora de Costa Rica',
    matches: [storyMatches.live, storyMatches.scheduled],
  },
} satisfies Meta<typeof MatchStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

const { live, scheduled } = storyMatches;

const at73 = (home: number | null, away: number | null, changes: Partial<LiveTile> = {}) =>
  storyUpdate({
    ...live,
    stateText: '73’',
    label: `73’: Brasil ${home}, Noruega ${away}`,
    clock: { minute: 73, last: 90 },
    home: { ...live.home, goals: home },
    away: { ...live.away, goals: away },
    ...changes,
  });

export const AGoal: Story = {
  play: async ({ canvasElement }) => {
    const tile = canvasElement.querySelector(`[data-match="${live.id}"]`);
    const left = () => canvasElement.querySelectorAll('[data-match]')[1]?.getBoundingClientRect().left;
    const before = left();

    await expect(updateMatches(canvasElement, [at73(0, 1)])).toMatchObject([{ kind: 'goal' }]);
    await expect(tile).toHaveTextContent('73’: Brasil 0, Noruega 1');
    await expect(left()).toBe(before);
    await expect(updateMatches(canvasElement, [at73(0, 1)])).toEqual([]);
  },
};

/** Each kick that goes in is told, and so is the end. */
export const KicksAndTheWhistle: Story = {
  play: async ({ canvasElement }) => {
    const kick = (home: number, away: number, changes: Partial<LiveTile> = {}) =>
      at73(1, 1, {
        ...{ clock: null, stateText: 'PEN' },
        home: { ...live.home, goals: 1, penalties: home },
        away: { ...live.away, goals: 1, penalties: away },
        ...changes,
      });
    updateMatches(canvasElement, [at73(1, 1)]);
    await expect(updateMatches(canvasElement, [kick(0, 0)])).toEqual([]);
    await expect(updateMatches(canvasElement, [kick(1, 0)])).toMatchObject([{ kind: 'kick' }]);
    await expect(updateMatches(canvasElement, [kick(0, 0)])).toMatchObject([{ kind: 'corrected' }]);
    const over = kick(1, 0, { state: 'final', stateText: 'FINAL' });
    await expect(updateMatches(canvasElement, [over])).toMatchObject([{ kind: 'final' }]);
    await expect(updateMatches(canvasElement, [over])).toEqual([]);
  },
};

/** A page and its updates write a score that is not known the same way. */
export const NoScore: Story = {
  args: {
    matches: [
      { ...live, home: { ...live.home, goals: null }, away: { ...live.away, goals: null } },
      scheduled,
    ],
  },
  play: async ({ canvasElement }) => {
    const goals = () =>
      [...canvasElement.querySelectorAll(`[data-match="${live.id}"] [data-part$=Goals]`)].map(
        ({ textContent }) => textContent,
      );
    await expect(goals()).toEqual(['–', '–']);
    await expect(updateMatches(canvasElement, [at73(null, null)])).toEqual([]);
    await expect(goals()).toEqual(['–', '–']);
  },
};

export const AGoalThatIsTakenBack: Story = {
  play: async ({ canvasElement }) => {
    updateMatches(canvasElement, [at73(1, 1)]);
    await expect(updateMatches(canvasElement, [at73(1, 0)])).toMatchObject([{ kind: 'corrected' }]);
    markCorrected(canvasElement, live, 'corregido');
    await expect(canvasElement.querySelector('[data-match]')).toHaveTextContent('corregido');
  },
};

/** The clock runs on, also when nothing more is heard: the score is no longer painted as live, and says how old it is. */
export const Silence: Story = {
  play: async ({ canvasElement }) => {
    updateMatches(canvasElement, [at73(0, 1)]);
    showAge(canvasElement, { text: null, minuteAgeMs: () => 61_000 });
    await expect(canvasElement.querySelector('[data-clock]')).toHaveTextContent('74’');

    showAge(canvasElement, { text: 'hace 3 min', minuteAgeMs: () => 180_000 });
    const tile = canvasElement.querySelector('[data-match]');
    await expect(tile).toHaveAttribute('data-stale');
    await expect(tile).toHaveTextContent('76’ hace 3 min');
    await expect(tile).toHaveTextContent('(hace 3 min)');
  },
};

/** A match that begins while the page is open has its score, and its age when that has to be told. */
export const KickOff: Story = {
  play: async ({ canvasElement }) => {
    const begun = at73(0, 0, { id: scheduled.id, stateText: '1’', clock: { minute: 1, last: 45 } });
    await expect(updateMatches(canvasElement, [begun])).toEqual([]);
    showAge(canvasElement, { text: 'hace 2 min', minuteAgeMs: () => 120_000 });
    const tile = canvasElement.querySelector(`[data-match="${scheduled.id}"]`);
    await expect(tile).toHaveAttribute('data-state', 'live');
    await expect(tile?.querySelector('[data-part=homeGoals]')).toHaveTextContent('0');
    // The minute runs on while nothing new is known.
    await expect(tile).toHaveTextContent('3’ hace 2 min');
  },
};

/** The box of an article has the scorers, and who won in bold. */
export const FinalWhistle: Story = {
  render: () => (
    <MatchBox
      {...storyMatchBox}
      match={{
        ...storyMatchBox.match,
        ...live,
        home: { ...live.home, scorers: '' },
        away: { ...live.away, scorers: '' },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const away = { ...live.away, goals: 1, won: true, scorers: 'Haaland 79’' };
    updateMatches(canvasElement, [at73(0, 1, { state: 'final', stateText: 'FINAL', clock: null, away })]);
    await expect(canvasElement).toHaveTextContent('Haaland 79’');
    const box = canvasElement.querySelector('[data-match]');
    await expect(box).toHaveAttribute('data-winner', 'away');
    await expect(box?.querySelector('[data-part=awayGoals]')?.previousElementSibling).toHaveStyle({
      fontWeight: '700',
    });
  },
};
