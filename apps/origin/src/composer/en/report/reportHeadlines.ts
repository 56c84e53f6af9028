import { baseMinute } from '../../plan/minutes.ts';
import { said, saidOnce } from '../../plan/Statement.ts';
import type { ReportStory } from '../../plan/Story.ts';
import type { Phrase } from '../../Phrasebook.ts';
import { toRound } from '../competitionWords.ts';
import { capital, inWords, nameOf, possessive } from '../grammar.ts';
import { points } from '../gameWords.ts';
import { lateWords } from '../minuteWords.ts';
import { inCity } from '../places.ts';
import { winnersScore } from '../scoreWords.ts';
import { drawHeadlines } from './drawHeadlines.ts';
import { isLastWord, toldMatch, type ToldMatch } from './ToldMatch.ts';

export type Headline = [shape: string, text: string];

/** Every headline a match allows. Long and short forms, so that one of them fits whatever the names. */
export function reportHeadlines(story: ReportStory): Phrase[] {
  const t = toldMatch(story);
  const all = t.shootOut
    ? ofShootOut(t)
    : t.isDraw
      ? drawHeadlines(t)
      : [...ofWin(t), ...ofCourse(t), ...ofScorers(t), ...ofWhatFollows(t), ...ofCards(t)];
  return all.map(([shape, text]) => ({ shape, text: capital(text) }));
}

function ofWin(t: ToldMatch): Headline[] {
  const [won, lost] = [nameOf(t.winner), nameOf(t.loser)];
  const city = inCity(t.game);
  const group = t.game.round?.group;
  return [
    ['beats', `${won} beats ${lost} ${t.score} ${city}`],
    ['beats-cup', `${won} beats ${lost} ${t.score} at the World Cup`],
    ['win-over', `${won} takes ${t.score} win over ${lost} ${city}`],
    ['falls', `${lost} falls to ${won} ${t.score} ${city}`],
    ['loses', `${lost} loses ${t.score} to ${won} at the World Cup`],
    ['tops', `${won} tops ${lost} ${t.score}: goals, table and numbers`],
    ['downs', `${won} downs ${lost} ${t.score} ${city}: how it happened`],
    ['city-first', `${city.replace(/^in /, '')}: ${won} gets past ${lost}, ${t.score}`],
    ...(group
      ? ([['group', `Group ${group}: ${won} beats ${lost} ${t.score} ${city}`]] satisfies Headline[])
      : []),
    ...(t.counts[1] === 0
      ? ([
          ['shutout', `${won} shuts out ${lost} ${t.score} ${city}`],
          ['shutout-loser', `${lost} kept off the board by ${won} in ${t.score} loss`],
        ] satisfies Headline[])
      : []),
  ];
}

function ofCourse(t: ToldMatch): Headline[] {
  const [won, lost] = [nameOf(t.winner), nameOf(t.loser)];
  const late = t.decisive?.late && isLastWord(t) ? t.decisive.goal : null;
  const all: [boolean, Headline[]][] = [
    [
      t.margin >= 3,
      [
        ['rout', `${won} routs ${lost} ${t.score} ${inCity(t.game)}`],
        ['cruises', `${won} cruises past ${lost} with ${t.score} win`],
        ['routed', `${lost} routed by ${won}, ${t.score}, ${inCity(t.game)}`],
      ],
    ],
    [
      t.counts[0] === 1 && !t.extraTime,
      [['one-goal', `One goal is enough: ${won} edges ${lost} ${inCity(t.game)}`]],
    ],
    [t.margin === 1, [['edges', `${won} edges ${lost} ${t.score} ${inCity(t.game)}`]]],
    [
      t.comeback !== null,
      [
        ['rallies', `${won} rallies to beat ${lost} ${t.score} ${inCity(t.game)}`],
        ['behind', `${won} comes from behind to beat ${lost}, ${t.score}`],
        ['led', `${lost} leads first, but ${won} comes back to win ${t.score}`],
      ],
    ],
    [
      t.extraTime,
      [
        ['extra', `${won} needs extra time to beat ${lost} ${t.score}`],
        ['extra-first', `In extra time, ${won} gets past ${lost} ${t.score}`],
      ],
    ],
    [
      late !== null && late.kind !== 'own',
      [
        [
          'late',
          `${t.short(late?.player ?? '')} scores ${lateWords(late?.minute ?? '')} as ${won} beats ${lost}`,
        ],
        [
          'late-goal',
          `${possessive(t.short(late?.player ?? ''))} goal ${lateWords(late?.minute ?? '')} lifts ${won} past ${lost}`,
        ],
      ],
    ],
    [
      t.total >= 5 && t.margin <= 2,
      [['many', `${won} outscores ${lost} ${t.score} in ${inWords(t.total)}-goal match`]],
    ],
  ];
  return all.flatMap(([holds, headlines]) => (holds ? headlines : []));
}

function ofScorers(t: ToldMatch): Headline[] {
  const [won, lost] = [nameOf(t.winner), nameOf(t.loser)];
  const own = t.winnerGoals.filter(({ kind }) => kind === 'own');
  const scorers = [
    ...new Set(t.winnerGoals.filter(({ kind }) => kind !== 'own').map(({ player }) => t.short(player))),
  ];
  const [one = '', two = ''] = scorers;
  const several = said(t.story, 'several').find(({ team }) => team.key === t.winner.key);
  const star = t.short(several?.player ?? '');
  const hatTrick = (several?.goals.length ?? 0) >= 3;
  const total = said(t.story, 'scorer-total').find(
    ({ team, goals }) => team.key === t.winner.key && goals >= 4,
  );
  const all: [boolean, Headline[]][] = [
    [
      hatTrick && several?.goals.length === 3,
      [
        ['hat-trick', `${star} hat trick carries ${won} past ${lost}, ${t.score}`],
        ['hat-trick-in', `${star} scores three as ${won} beats ${lost} ${t.score}`],
      ],
    ],
    [
      several !== undefined && !hatTrick,
      [
        ['brace', `${star} scores twice as ${won} beats ${lost} ${t.score}`],
        ['brace-win', `Two goals from ${star} give ${won} win over ${lost}`],
      ],
    ],
    [
      scorers.length === 1 && own.length === 0 && !several,
      [
        ['only-scorer', `${one} goal gives ${won} ${t.score} win over ${lost}`],
        ['scorer-first', `${one} scores the winner as ${won} beats ${lost}`],
      ],
    ],
    [
      scorers.length === 2 && !several,
      [['two-scorers', `${one} and ${two} score as ${won} beats ${lost} ${t.score}`]],
    ],
    [
      total !== undefined,
      [
        [
          'total',
          `${t.short(total?.player ?? '')} up to ${inWords(total?.goals ?? 0)} goals as ${won} beats ${lost}`,
        ],
      ],
    ],
    [
      own.length > 0 && t.margin === 1,
      [['own-goal', `Own goal helps ${won} to ${t.score} win over ${lost}`]],
    ],
  ];
  return all.flatMap(([holds, headlines]) => (holds ? headlines : []));
}

function ofWhatFollows(t: ToldMatch): Headline[] {
  const [won, lost] = [nameOf(t.winner), nameOf(t.loser)];
  const { story, game, onward } = t;
  const { rows = [], finished = false } = saidOnce(story, 'table') ?? {};
  const row = rows.find(({ team }) => team.key === t.winner.key);
  const group = game.round?.group;
  return [
    ...(onward
      ? ([
          ['goes-on', `${won} beats ${lost} ${t.score} and heads ${toRound(onward.to)}`],
          ['books', `${won} is through ${toRound(onward.to)} after ${t.score} win over ${lost}`],
          ['advances', `${won} advances past ${lost} with ${t.score} win`],
        ] satisfies Headline[])
      : []),
    ...(t.loserIsOut && t.knockOut && game.round?.kind !== 'final'
      ? ([
          ['eliminates', `${won} knocks ${lost} out of the World Cup, ${t.score}`],
          ['farewell', `${possessive(lost)} World Cup ends with ${t.score} loss to ${won}`],
        ] satisfies Headline[])
      : []),
    ...(row && group
      ? ([
          ['points', `${won} beats ${lost} ${t.score}, has ${points(row.points)} in Group ${group}`],
          ...(row.place === 1
            ? ([
                [
                  'top',
                  finished
                    ? `${won} beats ${lost} ${t.score} and wins Group ${group}`
                    : `${won} beats ${lost} ${t.score} to go top of Group ${group}`,
                ],
              ] satisfies Headline[])
            : []),
          ...(row.won === 1 && row.played > 1
            ? ([
                ['first-win', `${won} gets its first win of the World Cup, ${t.score} over ${lost}`],
              ] satisfies Headline[])
            : []),
        ] satisfies Headline[])
      : []),
    ...(game.round?.kind === 'final'
      ? ([['champion', `${won} beats ${lost} ${t.score} to win the World Cup`]] satisfies Headline[])
      : []),
    ...(game.round?.kind === 'third'
      ? ([['third', `${won} beats ${lost} ${t.score} for third place at the World Cup`]] satisfies Headline[])
      : []),
  ];
}

function ofCards(t: ToldMatch): Headline[] {
  const cards = said(t.story, 'red-card');
  const [card] = cards;
  if (!card || cards.length > 1 || baseMinute(card.minute) > 75) return [];
  const [won, lost] = [nameOf(t.winner), nameOf(t.loser)];
  return card.team.key === t.winner.key
    ? [['ten-win', `Down to 10 men, ${won} still beats ${lost} ${t.score}`]]
    : [['ten-lose', `Ten-man ${lost} loses ${t.score} to ${won} ${inCity(t.game)}`]];
}

function ofShootOut(t: ToldMatch): Headline[] {
  const [won, lost] = [nameOf(t.winner), nameOf(t.loser)];
  if (!t.shootOut) return [];
  const kicks = winnersScore(t.shootOut.score);
  return [
    ['shoot-out', `${won} beats ${lost} on penalties ${inCity(t.game)}`],
    ['shoot-out-score', `${won} wins shootout ${kicks} after ${t.score} draw with ${lost}`],
    ['shoot-out-loser', `${lost} goes out on penalties, ${kicks}, against ${won}`],
    ...(t.onward
      ? ([
          ['shoot-out-on', `Shootout sends ${won} ${toRound(t.onward.to)} and ${lost} home`],
        ] satisfies Headline[])
      : []),
  ];
}
