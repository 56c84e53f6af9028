import { baseMinute } from '../../plan/minutes.ts';
import { said } from '../../plan/Statement.ts';
import type { Goal } from '../../plan/Story.ts';
import { capital, count, score, the, The, winnersScore } from '../grammar.ts';
import { atMinute, halfOf } from '../minuteWords.ts';
import { inTown } from '../places.ts';
import { goalSentence } from './goalSentence.ts';
import { redCards } from './redCards.ts';
import type { ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** The goals in their order, a paragraph for each half that was played. */
export function goalStory(t: ToldMatch): string {
  const cards = redCards(t);
  if (t.goals.length === 0)
    return [
      `Neither team found the net in ${t.hadExtraTime ? '120 minutes' : '90 minutes'} ${inTown(t.game)}.`,
      formations(t),
      ...cards,
    ]
      .filter(Boolean)
      .join(' ');
  const played = t.hadExtraTime ? [0, 1, 2] : [0, 1];
  const paragraphs = played.map((part) => {
    const goals = t.goals.filter(({ minute }) => partOf(minute) === part);
    const words = [...goals.map((goal) => sentence(t, goal)), endOfPart(t, part, goals)];
    return { goals: goals.length, words: words.filter(Boolean).join(' ') };
  });
  const story = paragraphs
    .filter(({ words }) => words !== '')
    // A half without goals is one sentence: it needs no paragraph of its own.
    .map(({ goals, words }, place) => (place === 0 ? '' : goals === 0 ? ' ' : '\n\n') + words)
    .join('');
  return [story, cards.join(' ')].filter(Boolean).join('\n\n');
}

/** How both lined up: told where no goal is. */
function formations({ story }: ToldMatch): string {
  const [one, two] = said(story, 'line-up').filter(({ formation }) => formation !== '');
  if (!one || !two) return '';
  return one.formation === two.formation
    ? `${The(one.team)} and ${the(two.team)} both lined up in a ${one.formation}.`
    : `${The(one.team)} lined up in a ${one.formation} and ${the(two.team)} in a ${two.formation}.`;
}

/** 0 and 1 for the halves, 2 for extra time. */
function partOf(minute: string): number {
  return Math.min(2, halfOf(minute));
}

function sentence(t: ToldMatch, goal: Goal): string {
  const place = t.goals.indexOf(goal);
  const before = t.goals.slice(0, place);
  const words = `${capital(goalSentence(goal, before, t.game, atMinute(goal.minute)))}.`;
  return goal.cameOn === null || before.some((one) => one.cameOn !== null)
    ? words
    : `${words} ${cameOn(goal)}`;
}

function cameOn({ minute, cameOn: since }: Goal): string {
  if (since === null) return '';
  if (since === '46') return ways('He had come on at halftime.', 'He had entered at the break.', '');
  const played = baseMinute(minute) - baseMinute(since);
  return !minute.includes('+') && !since.includes('+') && played > 1 && played < 10
    ? ways(
        `He had come off the bench ${count(played, 'minute')} earlier.`,
        `He had been on the field for ${count(played, 'minute')}.`,
        `He had entered ${count(played, 'minute')} earlier.`,
        '',
      )
    : ways(
        `He had come on as a substitute ${atMinute(since)}.`,
        `He had come off the bench ${atMinute(since)}.`,
        `A substitute, he had entered ${atMinute(since)}.`,
        '',
      );
}

/** How it stood at the end of a half; nothing where the next words say it. */
function endOfPart(t: ToldMatch, part: number, goals: readonly Goal[]): string {
  const { game } = t;
  const goalless = t.goals.every(({ minute }) => partOf(minute) === 2);
  if (goalless && part === 0) return '';
  if (goalless && part === 1) return 'Regulation ended scoreless, and the match went to extra time.';
  if (part === 0) return halfTime(t, goals.length);
  if (part === 1 && t.hadExtraTime) {
    const level = t.goals.findLast(({ minute }) => partOf(minute) <= 1)?.score ?? [0, 0];
    return ways(
      `It was ${goals.length === 0 ? 'still ' : ''}${score(level)} at the end of regulation, and the match went to extra time.`,
      `At ${score(level)} after 90 minutes, the match went to extra time.`,
    );
  }
  if (part === 2 && t.shootOut) {
    return goals.length === 0
      ? 'Extra time brought no goals.'
      : `At ${score(game.score ?? [0, 0])} after extra time, the match went to a shootout.`;
  }
  return part === 1 && goals.length === 0
    ? ways(
        'There were no goals after the break.',
        'The second half was scoreless.',
        'Neither team scored in the second half.',
        'That was all the scoring.',
        'Nobody scored after halftime.',
        '',
      )
    : '';
}

function halfTime({ game, goals }: ToldMatch, scored: number): string {
  const half = game.halfTime ?? goals.findLast(({ minute }) => halfOf(minute) === 0)?.score ?? [0, 0];
  if (scored === 0)
    return ways(
      'The first half was scoreless.',
      'Neither team scored before halftime.',
      'It was scoreless at the break.',
      'The first 45 minutes went by without a goal.',
      'Halftime came without a goal.',
      'There was no score at the break.',
      '',
    );
  const [home, away] = half;
  if (home === away)
    return ways(
      `It was ${score(half)} at halftime.`,
      `The teams went to the break tied ${score(half)}.`,
      `It was level at ${score(half)} at the break.`,
      `At halftime the teams were even at ${score(half)}.`,
    );
  const ahead = home > away ? game.home : game.away;
  const led = winnersScore(half);
  return ways(
    `${The(ahead)} led ${led} at halftime.`,
    `${The(ahead)} led ${led} at the break.`,
    `${The(ahead)} took a ${led} lead into halftime.`,
    `It was ${led} to ${the(ahead)} at halftime.`,
    `At the break, ${the(ahead)} was up ${led}.`,
    `${The(ahead)} was ahead ${led} at the half.`,
    `${The(ahead)} carried a ${led} lead into the break.`,
    `The halftime score was ${led} to ${the(ahead)}.`,
    `${The(ahead)} went to the break up ${led}.`,
    `The first half ended with ${the(ahead)} ahead ${led}.`,
    `${The(ahead)} held a ${led} lead after 45 minutes.`,
    '',
  );
}
