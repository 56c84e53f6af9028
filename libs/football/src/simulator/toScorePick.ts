import type { Score } from '@cancha/stats/match/Score';
import type { Pick } from '@cancha/stats/simulator/applyPick';
import { maxGoals } from '@cancha/stats/simulator/Picks';
import type { GroupFixture } from '@cancha/stats/worldCup/worldCup2026';
import type { ScorePickProps, ScorePickSheet, ScorePickSide } from '@cancha/ui/simulator/ScorePick/ScorePick';
import { fillWords } from '../standings/fillWords';
import { goalsField, readPick } from './readPick';
import { nameOf, type SimulatorTeams } from './SimulatorTeams';
import type { SimulatorWords } from './toSimulatorWords';

/** What a tap on a team, and on the X, stands for. */
const scoreOf = { home: '1-0', draw: '1-1', away: '0-1' } as const;

export function toScorePick(
  { number, home, away }: GroupFixture,
  score: Score | null,
  teams: SimulatorTeams,
  words: SimulatorWords,
  onPick: (pick: Pick | null) => void,
  openSheet: ScorePickSheet['open'] | null,
): ScorePickProps {
  const names = { home: nameOf(teams, home), away: nameOf(teams, away) };
  const sideOf = (side: 'home' | 'away', code: string, other: string): ScorePickSide => ({
    ...{ name: names[side], code, badge: teams[code]?.badge ?? null },
    goals: score?.[side] ?? null,
    field: goalsField(side === 'home' ? 'h' : 'a', number),
    goalsLabel: fillWords(words.goals, { team: names[side], other }),
    value: `${number}:${scoreOf[side]}`,
    // With the letters that may stand there, for who speaks what they see.
    winLabel: fillWords(words.win, { team: `${names[side]} (${code})` }),
  });
  const stepsOf = (team: string) => ({
    fewer: fillWords(words.fewer, { team }),
    more: fillWords(words.more, { team }),
  });
  const sheet = {
    ...{ home: stepsOf(names.home), away: stepsOf(names.away) },
    labels: { clear: words.clear, done: words.done, close: words.close },
    onScore: (next: Score | null) => {
      onPick({ match: number, score: next });
    },
  };
  return {
    label: fillWords(words.match, names),
    home: sideOf('home', home, names.away),
    away: sideOf('away', away, names.home),
    draw: { value: `${number}:${scoreOf.draw}`, label: words.draw },
    most: maxGoals,
    ...(openSheet ? { sheet: { ...sheet, open: openSheet } } : {}),
    onPick: (value) => {
      onPick(readPick(value));
    },
    onGoals: (field, goals) => {
      onPick({ match: number, score: withGoals(score, field.startsWith('h') ? 'home' : 'away', goals) });
    },
  };
}

/** One side's goals make a score, with none for the other; without them there is no score. */
function withGoals(score: Score | null, side: 'home' | 'away', goals: number | null): Score | null {
  return goals === null ? null : { home: 0, away: 0, ...score, [side]: goals };
}
