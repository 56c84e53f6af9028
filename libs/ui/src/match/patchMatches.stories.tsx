import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyMatchBox } from '../stories/storyMatchBox';
import { storyMatches } from '../stories/storyMatches';
import { MatchBox } from './MatchBox/MatchBox';
import type { MatchPatch } from './MatchPatch';
import { MatchStrip } from './MatchStrip/MatchStrip';
import { markCorrected, patchMatches } from './patchMatches';
import { showAge } from './showAge';

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

const side = { penalties: null, won: false, scorers: '' };
const patch = (home: number, away: number, changes: Partial<MatchPatch> = {}): MatchPatch => ({
  id: storyMatches.live.id,
  state: 'live',
  stateText: '73’',
  label: `73’: Brasil ${home}, Noruega ${away}`,
  clock: { minute: 73, last: 90 },
  home: { ...side, goals: home },
  away: { ...side, goals: away },
  ...changes,
});

export const AGoal: Story = {
  play: async ({ canvasElement }) => {
    const tile = canvasElement.querySelector(`[data-match="${storyMatches.live.id}"]`);
    const left = () => canvasElement.querySelectorAll('[data-match]')[1]?.getBoundingClientRect().left;
    const before = left();

    await expect(patchMatches(canvasElement, [patch(0, 1)])).toMatchObject([{ kind: 'goal' }]);
    await expect(tile).toHaveTextContent('73’: Brasil 0, Noruega 1');
    await expect(left()).toBe(before);
    await expect(patchMatches(canvasElement, [patch(0, 1)])).toEqual([]);
  },
};

export const AGoalThatIsTakenBack: Story = {
  play: async ({ canvasElement }) => {
    patchMatches(canvasElement, [patch(1, 1)]);
    await expect(patchMatches(canvasElement, [patch(1, 0)])).toMatchObject([{ kind: 'corrected' }]);
    markCorrected(canvasElement, storyMatches.live, 'corregido');
    await expect(canvasElement.querySelector('[data-match]')).toHaveTextContent('corregido');
  },
};

/** The clock ran on, then nothing more was heard: the score is no longer painted as live, and says how old it is. */
export const Silence: Story = {
  play: async ({ canvasElement }) => {
    patchMatches(canvasElement, [patch(0, 1)]);
    showAge(canvasElement, null, 61_000);
    await expect(canvasElement.querySelector('[data-state-text]')).toHaveTextContent('74’');

    showAge(canvasElement, 'hace 3 min', 180_000);
    const tile = canvasElement.querySelector('[data-match]');
    await expect(tile).toHaveAttribute('data-stale');
    await expect(tile).toHaveTextContent('73’ hace 3 min');
    await expect(tile).toHaveTextContent('(hace 3 min)');
  },
};

/** A match that begins while the page is open has its score, and its age when that has to be told. */
export const KickOff: Story = {
  play: async ({ canvasElement }) => {
    const begun = patch(0, 0, {
      id: storyMatches.scheduled.id,
      stateText: '1’',
      clock: { minute: 1, last: 45 },
    });
    await expect(patchMatches(canvasElement, [begun])).toEqual([]);
    showAge(canvasElement, 'hace 2 min', 120_000);
    const tile = canvasElement.querySelector(`[data-match="${storyMatches.scheduled.id}"]`);
    await expect(tile).toHaveAttribute('data-state', 'live');
    await expect(tile?.querySelector('[data-goals=home]')).toHaveTextContent('0');
    await expect(tile).toHaveTextContent('1’ hace 2 min');
  },
};

/** The box of an article has the scorers, and who won in bold. */
export const FinalWhistle: Story = {
  render: () => (
    <MatchBox
      {...storyMatchBox}
      match={{
        ...storyMatchBox.match,
        ...storyMatches.live,
        home: { ...storyMatches.live.home, scorers: '' },
        away: { ...storyMatches.live.away, scorers: '' },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const away = { ...side, goals: 1, won: true, scorers: 'Haaland 79’' };
    patchMatches(canvasElement, [patch(0, 1, { state: 'final', stateText: 'FINAL', clock: null, away })]);
    await expect(canvasElement).toHaveTextContent('Haaland 79’');
    await expect(canvasElement.querySelector('[data-side=away]')).toHaveAttribute('data-won');
  },
};
