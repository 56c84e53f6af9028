import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { GroupStory, TableRow } from '../../plan/Story.ts';
import { theRound, weekName } from '../competitionWords.ts';
import { points } from '../gameWords.ts';
import { capital, count, inWords, list, the, The } from '../grammar.ts';
import { headlineName } from '../nations.ts';
import { leaders } from '../pointsLine.ts';

type Text = [shape: string, text: string];

interface Told {
  group: string;
  first: TableRow;
  second: TableRow;
  last: TableRow;
  week: string;
  through: string[];
  /** `14 goals` */
  goals: string;
  games: string;
  /** How many teams share the most points. */
  tied: number;
}

function toldGroup(story: GroupStory): Told {
  const [first, second] = story.table;
  const last = story.table.at(-1);
  if (!first || !second || !last) throw new Error(`${story.key} has no table`);
  const totals = saidOnce(story, 'totals');
  return {
    group: `Group ${story.round.group ?? ''}`,
    ...{ first, second, last },
    week: weekName(story.week),
    through: said(story, 'goes-on').map(({ team }) => headlineName(team)),
    goals: count(totals?.goals ?? 0, 'goal'),
    games: count(totals?.games ?? 0, 'match', 'matches'),
    tied: leaders(story.table).length,
  };
}

export function groupHeadlines(story: GroupStory): Phrase[] {
  return asPhrases(story.finished ? finishedHeadlines(toldGroup(story)) : openHeadlines(toldGroup(story)));
}

function finishedHeadlines({ group, first, second, last, through, goals }: Told): Text[] {
  const [one, two] = [headlineName(first.team), headlineName(second.team)];
  return [
    ['through', `${list(through)} advance from ${group}`],
    ['through-cup', `${list(through)} advance from World Cup ${group}`],
    ['winner', `${one} wins World Cup ${group} with ${points(first.points)}`],
    ['winner-second', `${one} finishes first, ${two} second in World Cup ${group}`],
    ['end', `How ${group} finished: ${one} on top, ${headlineName(last.team)} last`],
    ['goals', `${group} wraps up with ${goals} in six matches; ${one} finishes first`],
    ['last', `${headlineName(last.team)} finishes last in ${group} with ${points(last.points)}`],
    ['table', `World Cup ${group}: Final standings, results and scorers`],
  ];
}

function openHeadlines({ group, first, second, last, week, goals, tied }: Told): Text[] {
  const [one, two] = [headlineName(first.team), headlineName(second.team)];
  return [
    ...(first.points > second.points
      ? ([
          ['leader', `${one} leads World Cup ${group} with one matchday to go`],
          ['leader-points', `${one} sits atop ${group} with ${points(first.points)} after two matches`],
        ] satisfies Text[])
      : tied === 2
        ? ([
            ['level', `${one} and ${two} are level on points atop ${group}`],
            ['level-points', `${one} and ${two} share ${group} lead with ${points(first.points)} each`],
          ] satisfies Text[])
        : ([
            ['level-many', `${capital(inWords(tied))} teams are level on points atop World Cup ${group}`],
          ] satisfies Text[])),
    ['stands', `Where World Cup ${group} stands after the ${week}`],
    ['goals', `${group} so far: ${goals} in four matches, with ${one} on top`],
    ['last-place', `${headlineName(last.team)} is last in ${group} heading into final matchday`],
    ['table', `${group} standings before the final matchday of the group stage`],
  ];
}

export function groupOpenings(story: GroupStory): Phrase[] {
  return asPhrases(story.finished ? finishedOpenings(story) : openOpenings(story));
}

function finishedOpenings(story: GroupStory): Text[] {
  const { group, first, second, goals, games } = toldGroup(story);
  const onward = said(story, 'goes-on');
  const names = list(onward.map(({ team }) => the(team)));
  const to = onward[0] ? theRound(onward[0].to) : '';
  const out = said(story, 'is-out').map(({ team }) => the(team));
  return [
    [
      'through',
      `${names} are moving on from ${group} to ${to} of the World Cup. ${The(first.team)} finished first with ${points(first.points)}.`,
    ],
    [
      'winner',
      `${The(first.team)} won ${group} with ${points(first.points)}, ahead of ${the(second.team)} ${second.points === first.points ? 'on the tiebreaker' : `with ${inWords(second.points)}`}. ${names} are through to ${to}.`,
    ],
    [
      'last',
      `The World Cup ended in the group stage for ${list(out)}. From ${group}, ${names} go on to ${to}.`,
    ],
    [
      'goals',
      `${group} produced ${goals} in ${games} and finished with ${the(first.team)} on top. ${names} advance to ${to}.`,
    ],
    [
      'three',
      `Three matchdays settled ${group}: ${names} advance. ${The(first.team)} had ${points(first.points)} and ${the(second.team)} ${second.points === first.points ? 'also ' : ''}had ${inWords(second.points)}.`,
    ],
    [
      'matches',
      `After ${games}, ${group} is complete, and ${names} are in ${to}. ${The(first.team)} finished first.`,
    ],
  ];
}

function openOpenings(story: GroupStory): Text[] {
  const { group, first, second, last, week, goals, games } = toldGroup(story);
  const also = second.points === first.points ? 'also ' : '';
  const top = `${The(first.team)} has ${points(first.points)}, and ${the(second.team)} ${also}has ${inWords(second.points)}.`;
  return [
    ['rounds', `Two matchdays into World Cup ${group}, ${the(first.team)} is first. ${top}`],
    [
      'leader',
      `${The(first.team)} goes into the last ${group} matchday in first place with ${points(first.points)}. ${The(last.team)} is last with ${points(last.points)}.`,
    ],
    ['goals', `${group} has seen ${goals} in ${games} so far. ${top}`],
    [
      'week',
      `The ${week} of ${group} ended with ${the(first.team)} first and ${the(second.team)} second. One matchday remains.`,
    ],
    [
      'left',
      `One matchday is left in ${group}, and ${the(first.team)} is first with ${points(first.points)}. ${The(second.team)} is next with ${points(second.points)}.`,
    ],
    ['halfway', `Four of the six ${group} matches have been played. ${top}`],
  ];
}

export function groupExcerpts(story: GroupStory): Phrase[] {
  const { group, first, second, last, through, goals, games } = toldGroup(story);
  const all: Text[] = story.finished
    ? [
        [
          'through',
          `${list(through)} are in the Round of 32. See the final ${group} standings, with every result and every scorer.`,
        ],
        [
          'table',
          `${The(first.team)} finished with ${points(first.points)} and ${the(second.team)} with ${second.points === first.points ? 'the same' : inWords(second.points)}. Here is every result from ${group}.`,
        ],
        [
          'goals',
          `${group} had ${goals} in ${games}. Here are the final standings, the results and who scored for each team.`,
        ],
        [
          'last',
          `${The(last.team)} finished last with ${points(last.points)}. Here are the six results of ${group} and the final standings.`,
        ],
      ]
    : [
        [
          'table',
          `${The(first.team)} has ${points(first.points)} and ${the(second.team)} ${second.points === first.points ? 'as many' : inWords(second.points)}. See the ${group} standings and the matches still to play.`,
        ],
        [
          'goals',
          `There have been ${goals} in ${group} so far. Here are the standings, the results and the matches left to play.`,
        ],
        [
          'next',
          `The ${group} standings after two matchdays, with the results so far and the Eastern kickoff times of what is left.`,
        ],
        [
          'last',
          `${The(last.team)} is last with ${points(last.points)}. Here are the standings of World Cup ${group} and the matches to come.`,
        ],
      ];
  return asPhrases(all);
}

function asPhrases(texts: readonly Text[]): Phrase[] {
  return texts.map(([shape, text]) => ({ shape: `${shape}-group`, text }));
}
