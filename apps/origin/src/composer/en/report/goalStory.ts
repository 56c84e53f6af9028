import type { ScorePair, Side } from '../../../facts/factRecords.ts';
import { baseMinute } from '../../plan/minutes.ts';
import { said } from '../../plan/Statement.ts';
import type { Goal } from '../../plan/Story.ts';
import { capital, inWords, its, nameOf, ordinal, rotate, the } from '../grammar.ts';
import { atMinute, halfOf } from '../minuteWords.ts';
import { score, winnersScore } from '../scoreWords.ts';
import { playedMinute, type ToldMatch } from './ToldMatch.ts';

/** The goals in their order, a paragraph for each half that was played. */
export function goalStory(t: ToldMatch, turn: number): string {
  const cards = redCards(t);
  const long = t.extraTime || t.shootOut !== null;
  if (t.goals.length === 0) {
    return [`Neither team could score in ${long ? 120 : 90} minutes.`, ...cards].join(' ');
  }
  const paragraphs = (long ? [0, 1, 2] : [0, 1]).map((part) => {
    const goals = t.goals.filter(({ minute }) => partOf(minute) === part);
    return [...goals.map((goal) => sentence(t, goal, turn)), endOfPart(t, part, goals, turn)]
      .filter(Boolean)
      .join(' ');
  });
  return [...paragraphs, cards.join(' ')].filter(Boolean).join('\n\n');
}

/** 0 and 1 for the halves, 2 for extra time. */
function partOf(minute: string): number {
  return Math.min(2, halfOf(minute));
}

function sentence(t: ToldMatch, goal: Goal, turn: number): string {
  const place = t.goals.indexOf(goal);
  const before = t.goals.slice(0, place);
  const named = before.some(({ player }) => player === goal.player);
  const told = named ? { ...goal, player: t.short(goal.player) } : goal;
  const words = `${capital(goalSentence(told, named, turnOf(goal, before), t, turn + place))}.`;
  return goal.cameOn === null || before.some(({ cameOn }) => cameOn !== null)
    ? words
    : `${words} ${cameOn(goal)}`;
}

function cameOn({ minute, cameOn: since }: Goal): string {
  if (since === null) return '';
  if (since === '46') return 'He had come on at halftime.';
  const played = baseMinute(minute) - baseMinute(since);
  return !minute.includes('+') && !since.includes('+') && played > 1 && played < 10
    ? `He had been on the field for ${inWords(played)} minutes.`
    : `He had come off the bench ${atMinute(since)}.`;
}

type Turn = 'open' | 'level' | 'turn' | 'ahead' | 'extend' | 'reduce';

function turnOf(goal: Goal, before: readonly Goal[]): Turn {
  const gap = lead(goal.score, goal.side);
  if (gap < 0) return 'reduce';
  if (gap === 0) return 'level';
  if (gap > 1) return 'extend';
  if (before.length === 0) return 'open';
  // Whoever had led before only comes back in front
  const led = before.some((one) => lead(one.score, goal.side) > 0);
  return led ? 'ahead' : 'turn';
}

function goalSentence(goal: Goal, named: boolean, turn: Turn, t: ToldMatch, form: number): string {
  const { game } = t;
  const team = the(game[goal.side]);
  const at = atMinute(goal.minute);
  const now = score(goal.side === 'home' ? goal.score : [goal.score[1], goal.score[0]]);
  if (goal.kind === 'own') return ownGoal(goal, turn, team, at, now);
  const by = goal.kind === 'penalty' ? `${goal.player}, from the penalty spot,` : goal.player;
  // A lead that did not last completes no comeback
  const lasts = game.winner === goal.side && game.decidedBy !== 'shoot-out';
  if (named) return sameScorer(by, turn, team, at, now, lasts ? form : 0);
  const own = goal.score[goal.side === 'home' ? 0 : 1];
  const forms: Record<Turn, [string, ...string[]]> = {
    open: [
      `${by} opened the scoring ${at}`,
      `${team} went in front ${at} through ${goal.player}${spot(goal)}`,
      `the first goal came ${at}, from ${goal.player}${spot(goal)}`,
      `${by} put ${team} ahead ${at}`,
    ],
    level: [
      `${by} tied it ${at}`,
      `${team} drew level ${at} through ${goal.player}${spot(goal)}`,
      `${by} equalized ${at}`,
    ],
    turn: lasts
      ? [
          `${by} completed the comeback ${at}: ${now}`,
          `${team} turned it around ${at} through ${goal.player}${spot(goal)}`,
          `${by} put ${team} in front for the first time ${at}`,
        ]
      : [
          `${by} put ${team} in front ${at}: ${now}`,
          `${team} took the lead ${at} through ${goal.player}${spot(goal)}`,
        ],
    ahead: [
      `${by} made it ${now} ${at}`,
      `${team} was back in front ${at} through ${goal.player}${spot(goal)}`,
      `${by} restored the lead for ${team} ${at}`,
    ],
    extend: [
      `${by} made it ${now} ${at}`,
      `${by} added the ${ordinal(own)} ${at}`,
      `${team} stretched the lead ${at} through ${goal.player}${spot(goal)}`,
    ],
    reduce: [
      `${by} pulled one back ${at}`,
      `${team} cut the deficit ${at} through ${goal.player}${spot(goal)}`,
      `${by} got ${team} on the board ${at}`,
    ],
  };
  const choices = turn === 'reduce' && own > 1 ? forms.reduce.slice(0, 2) : forms[turn];
  return rotate(choices as [string, ...string[]], form);
}

function spot({ kind }: Goal): string {
  return kind === 'penalty' ? ', from the penalty spot' : '';
}

function sameScorer(by: string, turn: Turn, team: string, at: string, now: string, form: number): string {
  const forms: Record<Turn, [string, ...string[]]> = {
    open: [`${by} opened the scoring ${at}`],
    level: [`${by} struck again ${at} to tie it`, `${by} had his next ${at}, and it was level`],
    turn: [
      `${by} scored again ${at} to turn it around: ${now}`,
      `${by} completed the comeback himself ${at}`,
    ],
    ahead: [
      `${by} scored again ${at} to put ${team} back in front: ${now}`,
      `${by} had another ${at} for ${now}`,
    ],
    extend: [`${by} scored again ${at}: ${now}`, `${by} struck again ${at} to make it ${now}`],
    reduce: [`${by} scored again ${at} to cut the deficit`, `${by} pulled another back ${at}`],
  };
  return rotate(forms[turn], form);
}

function ownGoal({ player }: Goal, turn: Turn, team: string, at: string, now: string): string {
  const forms: Record<Turn, string> = {
    open: `an own goal by ${player} ${at} put ${team} ahead`,
    level: `an own goal by ${player} ${at} brought ${team} level`,
    turn: `${team} took the lead ${at} on an own goal by ${player}`,
    ahead: `an own goal by ${player} ${at} made it ${now} for ${team}`,
    extend: `an own goal by ${player} ${at} made it ${now}`,
    reduce: `${team} got one back ${at} on an own goal by ${player}`,
  };
  return forms[turn];
}

function lead([home, away]: ScorePair, side: Side): number {
  return side === 'home' ? home - away : away - home;
}

/** How it stood at the end of a half; nothing where the next words say it. */
function endOfPart(t: ToldMatch, part: number, goals: readonly Goal[], turn: number): string {
  const { game } = t;
  const goalless = t.goals.every(({ minute }) => partOf(minute) === 2);
  if (goalless) return part === 1 ? 'Regulation ended scoreless, and the match went to extra time.' : '';
  if (part === 0) return halfTime(t, goals.length, turn);
  if (part === 1 && (t.extraTime || t.shootOut)) {
    const level = t.goals.findLast(({ minute }) => partOf(minute) <= 1)?.score ?? [0, 0];
    return `It was ${score(level)} after 90 minutes, and the match went to extra time.`;
  }
  if (part === 2 && t.shootOut) {
    return goals.length === 0
      ? 'Extra time brought no goals.'
      : `At ${score(game.score ?? [0, 0])}, it came down to penalties.`;
  }
  if (part === 2 || goals.length > 0) return '';
  return rotate(
    ['The score did not change after the break.', 'There were no goals in the second half.'],
    turn,
  );
}

function halfTime({ game, goals }: ToldMatch, scored: number, turn: number): string {
  const half = game.halfTime ?? goals.findLast(({ minute }) => halfOf(minute) === 0)?.score ?? [0, 0];
  if (scored === 0)
    return rotate(['It was scoreless at halftime.', 'There were no goals before the break.'], turn);
  const [home, away] = half;
  if (home === away) return `The teams went into the break level at ${score(half)}.`;
  const ahead = home > away ? game.home : game.away;
  return rotate(
    [
      `At halftime it was ${winnersScore(half)} for ${the(ahead)}.`,
      `${capital(its(ahead))} lead at the break was ${winnersScore(half)}.`,
    ],
    turn,
  );
}

function redCards({ story, game }: ToldMatch): string[] {
  const cards = said(story, 'red-card');
  if (cards.length > 1) {
    const each = cards.map(
      ({ player, team, minute }) => `${player} (${nameOf(team)}) ${atMinute(playedMinute(minute, game))}`,
    );
    return [`${capital(inWords(cards.length))} players were sent off: ${each.join('; ')}.`];
  }
  return cards.map(
    ({ player, team, minute, score: stood }) =>
      `${its(team).replace(/^t/, 'T')} ${player} was sent off ${atMinute(playedMinute(minute, game))}, ${standing(stood)}.`,
  );

  function standing([home, away]: ScorePair): string {
    if (home === away) return home === 0 ? 'with no goals yet' : `with the score ${score([home, away])}`;
    return `with ${the(home > away ? game.home : game.away)} leading ${winnersScore([home, away])}`;
  }
}
