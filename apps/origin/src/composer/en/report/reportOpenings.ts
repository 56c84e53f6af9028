import { said } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { ReportStory } from '../../plan/Story.ts';
import { inPhase, inRound, theCompetition } from '../competitionWords.ts';
import { capital, figure, inWords, its, list, the } from '../grammar.ts';
import { atMinute, halfOf } from '../minuteWords.ts';
import { atPlace, inCity } from '../places.ts';
import { weekdayOf } from '../when.ts';
import { drawOpenings, shootOutOpenings } from './levelOpenings.ts';
import { followSentence } from './following.ts';
import { goalsBy, scorersSentence } from './scorers.ts';
import { isLastWord, toldMatch, type ToldMatch } from './ToldMatch.ts';

export type Opening = [shape: string, ...sentences: string[]];

/** First paragraphs. A shape with a condition is there only when the match has what it tells. */
export function reportOpenings(story: ReportStory): Phrase[] {
  const t = toldMatch(story);
  const all = t.shootOut
    ? shootOutOpenings(t)
    : t.isDraw
      ? drawOpenings(t)
      : [...plain(t), ...ofCourse(t), ...ofScorers(t), ...ofMeaning(t)];
  return all.map(([shape, ...sentences]) => ({
    shape,
    text: sentences.filter(Boolean).map(capital).join(' '),
  }));
}

function plain(t: ToldMatch): Opening[] {
  const { game } = t;
  const [won, lost, day] = [the(t.winner), the(t.loser), weekdayOf(game)];
  const scorers = scorersSentence(t);
  return [
    ['result', `${won} beat ${lost} ${t.score} on ${day} ${atPlace(game)} ${inPhase(game)}.`, scorers],
    ['city', `${inCity(game)} on ${day}, ${won} beat ${lost} ${t.score} ${inPhase(game)}.`, scorers],
    ['win-for', `It ended ${t.score} for ${won} against ${lost} ${atPlace(game)} ${inPhase(game)}.`, scorers],
    ['loser', `${lost} lost ${t.score} to ${won} on ${day} ${inCity(game)} ${inPhase(game)}.`, scorers],
    [
      'took',
      `${won} took the points from ${lost} with a ${t.score} win ${atPlace(game)} on ${day}.`,
      followSentence(t, 2),
    ],
    [
      'handed',
      `${won} handed ${lost} a ${t.score} loss on ${day} ${inCity(game)} ${inPhase(game)}.`,
      followSentence(t, 1),
    ],
    ['day', `${day} ${inCity(game)} belonged to ${won}: ${t.score} over ${lost} ${inPhase(game)}.`, scorers],
    ...(game.attendance
      ? ([
          [
            'crowd',
            `A crowd of ${figure(game.attendance)} ${atPlace(game)} saw ${won} beat ${lost} ${t.score} ${inPhase(game)}.`,
            scorers,
          ],
        ] satisfies Opening[])
      : []),
  ].filter(([shape]) => shape !== 'took' || !t.knockOut) as Opening[];
}

function ofCourse(t: ToldMatch): Opening[] {
  const { game, decisive, comeback, goals } = t;
  const [won, lost, day] = [the(t.winner), the(t.loser), weekdayOf(game)];
  const last = decisive?.goal;
  const scorers = scorersSentence(t);
  const all: [boolean, Opening[]][] = [
    [
      t.margin >= 3,
      [
        ['rout', `${won} routed ${lost} ${t.score} on ${day} ${inCity(game)} ${inPhase(game)}.`, scorers],
        [
          'routed',
          `${lost} had no answer for ${won} ${inCity(game)}, falling ${t.score} ${inPhase(game)}.`,
          scorers,
        ],
      ],
    ],
    [
      comeback !== null,
      [
        [
          'rallied',
          `${won} rallied to beat ${lost} ${t.score} on ${day} ${inCity(game)} ${inPhase(game)}.`,
          scorers,
        ],
        [
          'behind',
          `${won} fell behind ${inCity(game)}, came back and beat ${lost} ${t.score} ${inPhase(game)}.`,
          scorers,
        ],
      ],
    ],
    [
      last !== undefined && last.kind !== 'own' && isLastWord(t),
      [
        [
          'decisive',
          `${last?.player ?? ''} scored the winner ${atMinute(last?.minute ?? '1')} as ${won} beat ${lost} ${t.score} ${inCity(game)} ${inPhase(game)}.`,
          followSentence(t, 0),
        ],
      ],
    ],
    [
      t.extraTime,
      [
        [
          'extra',
          `It took extra time, but ${won} beat ${lost} ${t.score} ${inCity(game)} ${inPhase(game)}.`,
          followSentence(t, 0),
        ],
      ],
    ],
    [
      goals.length > 1 && !t.extraTime && goals.every(({ minute }) => halfOf(minute) === 1),
      [
        [
          'second-half',
          `All the goals came after the break ${inCity(game)}, where ${won} beat ${lost} ${t.score} ${inPhase(game)}.`,
          scorers,
        ],
      ],
    ],
    [
      goals.length > 1 && goals.every(({ minute }) => halfOf(minute) === 0),
      [
        [
          'first-half',
          `The scoring was done by halftime ${inCity(game)}: ${won} beat ${lost} ${t.score} ${inPhase(game)}.`,
          scorers,
        ],
      ],
    ],
  ];
  const early = said(t.story, 'early-goal')
    .filter(({ team }) => team.key === t.winner.key)
    .map(({ goal }): Opening => [
      'early',
      `${goal.player} had ${won} ahead ${atMinute(goal.minute)} ${inCity(game)}, and it finished ${t.score} against ${lost} ${inPhase(game)}.`,
      followSentence(t, 2),
    ]);
  return [...all.flatMap(([holds, openings]) => (holds ? openings : [])), ...early];
}

function ofScorers(t: ToldMatch): Opening[] {
  const { game, winner } = t;
  const lost = the(t.loser);
  const scored = goalsBy(t.winnerGoals);
  const several = said(t.story, 'several').find(({ team }) => team.key === winner.key);
  const players = [
    ...new Set(t.winnerGoals.filter(({ kind }) => kind !== 'own').map(({ player }) => player)),
  ];
  return [
    ...(scored
      ? ([
          [
            'behind-goals',
            `Behind ${scored}, ${the(winner)} beat ${lost} ${t.score} on ${weekdayOf(game)} ${inCity(game)} ${inPhase(game)}.`,
            followSentence(t, 0),
          ],
        ] satisfies Opening[])
      : []),
    ...(several
      ? ([
          [
            'star',
            `${several.player} scored ${times(several.goals.length)} in ${its(winner)} ${t.score} win over ${lost} ${inCity(game)} ${inPhase(game)}.`,
            followSentence(t, 1),
          ],
        ] satisfies Opening[])
      : []),
    ...(players.length >= 3 && players.length === t.winnerGoals.length
      ? ([
          [
            'many-scorers',
            `${inWords(players.length)} different players scored as ${the(winner)} beat ${lost} ${t.score} ${inCity(game)} ${inPhase(game)}: ${list(players)}.`,
            followSentence(t, 2),
          ],
        ] satisfies Opening[])
      : []),
  ];
}

function times(goals: number): string {
  return goals === 2 ? 'twice' : goals === 3 ? 'a hat trick' : `${inWords(goals)} times`;
}

function ofMeaning(t: ToldMatch): Opening[] {
  const { game, winner, loser, onward } = t;
  const kind = game.round?.kind;
  const follow = followSentence(t, 0);
  const result = `${the(winner)} beat ${the(loser)} ${t.score} on ${weekdayOf(game)} ${atPlace(game)}`;
  const all: [boolean, Opening[]][] = [
    [
      onward !== null,
      [
        [
          'through',
          `${the(winner)} is ${onward ? inRound(onward.to) : ''} of ${theCompetition(game.competition)} after beating ${the(loser)} ${t.score} ${inCity(game)} on ${weekdayOf(game)}.`,
          scorersSentence(t),
        ],
      ],
    ],
    [
      t.loserIsOut && t.knockOut && kind !== 'final' && kind !== 'third',
      [
        [
          'over',
          `The World Cup is over for ${the(loser)}, a ${t.score} loser to ${the(winner)} on ${weekdayOf(game)} ${atPlace(game)}.`,
          scorersSentence(t),
        ],
      ],
    ],
    [
      game.round?.group !== undefined && game.round.group !== null && follow !== '',
      [['table', follow, `${result}.`, scorersSentence(t)]],
    ],
    [kind === 'final', [['champion', follow, `In the final, ${result}.`, scorersSentence(t)]]],
    [
      kind === 'third',
      [
        [
          'third',
          `Third place goes to ${the(winner)}, which beat ${the(loser)} ${t.score} on ${weekdayOf(game)} ${atPlace(game)}.`,
          scorersSentence(t),
        ],
      ],
    ],
  ];
  return all.flatMap(([holds, openings]) => (holds ? openings : []));
}
