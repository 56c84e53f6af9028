import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { GroupStory, TableRow } from '../../plan/Story.ts';
import { inRound } from '../competitionWords.ts';
import { points } from '../gameWords.ts';
import { capital, count, inWords, list, nameOf, the, The } from '../grammar.ts';

type Text = [shape: string, text: string];

interface Told {
  group: string;
  first: TableRow;
  second: TableRow;
  last: TableRow;
  alone: boolean;
  goals: string;
  games: string;
}

function toldGroup(story: GroupStory): Told {
  const [first, second] = story.table;
  const last = story.table.at(-1);
  const totals = saidOnce(story, 'totals');
  if (!first || !second || !last) throw new Error(`${story.key} has no table`);
  return {
    ...{ group: `Group ${story.round.group ?? ''}`, first, second, last },
    alone: first.points > second.points,
    goals: count(totals?.goals ?? 0, 'goal'),
    games: inWords(totals?.games ?? 0),
  };
}

const shaped = (all: Text[]): Phrase[] =>
  all.map(([shape, text]) => ({ shape: `${shape}-group`, text: capital(text.trim()) }));

export function groupHeadlines(story: GroupStory): Phrase[] {
  const { group, first, second, last, alone, goals, games } = toldGroup(story);
  const [one, two, bottom] = [nameOf(first.team), nameOf(second.team), nameOf(last.team)];
  const through = said(story, 'goes-on').map(({ team }) => nameOf(team));
  if (story.finished) {
    return shaped([
      ['through', `${list(through)} advance from ${group}`],
      ['winner', `${one} wins ${group} of the World Cup with ${points(first.points)}`],
      ['one-two', `${one} first, ${two} second: how ${group} finished`],
      ['goals', `${group} ends with ${goals} in ${games} matches; ${one} on top`],
      ['last', `${bottom} finishes last in ${group} with ${points(last.points)}`],
      ['table', `The final World Cup standings of ${group}, match by match`],
      ['top-bottom', `${group} in full: ${one} on top, ${bottom} at the bottom`],
    ]);
  }
  return shaped([
    ...(alone
      ? ([
          ['leader', `${one} leads ${group} after two rounds of the World Cup`],
          ['leader-points', `${points(first.points)} put ${one} on top of ${group}`],
        ] satisfies Text[])
      : ([
          ['level', `${one} and ${two} are level on points atop ${group}`],
          ['level-points', `${one}, ${two} share the ${group} lead on ${points(first.points)}`],
        ] satisfies Text[])),
    ['stands', `Where ${group} stands before the last round of play`],
    ['goals', `${group}: ${goals} in ${games} matches, and ${one} in front`],
    ['bottom', `${bottom} sits last in ${group} with one match to go`],
    ['table', `${group} standings, results and scorers after two rounds`],
  ]);
}

export function groupOpenings(story: GroupStory): Phrase[] {
  const { group, first, second, last, alone, goals, games } = toldGroup(story);
  const onward = said(story, 'goes-on');
  const names = list(onward.map(({ team }) => the(team)));
  const to = onward[0] ? inRound(onward[0].to) : '';
  const out = list(said(story, 'is-out').map(({ team }) => the(team)));
  const top = `${The(first.team)} has ${points(first.points)} and ${the(second.team)} ${second.points === first.points ? 'the same' : inWords(second.points)}.`;
  if (story.finished) {
    return shaped(
      [
        [
          'through',
          `${names} came out of ${group} and ${onward.length === 1 ? 'is' : 'are'} ${to} of the World Cup. ${The(first.team)} finished first with ${points(first.points)}.`,
        ],
        [
          'winner',
          `${The(first.team)} won ${group} with ${points(first.points)}, ${alone ? `ahead of ${the(second.team)} with ${inWords(second.points)}` : `level with ${the(second.team)} but first in the standings`}. Moving on: ${names}.`,
        ],
        ['out', `The World Cup ended in the group stage for ${out}. From ${group}, ${names} move on.`],
        [
          'goals',
          `There were ${goals} in ${games} matches of ${group}, and ${the(first.team)} finished on top. ${names} ${onward.length === 1 ? 'is' : 'are'} ${to}.`,
        ],
        [
          'three',
          `Three rounds are done in ${group}, and ${the(first.team)} finished first. Still playing: ${names}.`,
        ],
      ].filter(([shape]) => shape !== 'out' || out !== '') as Text[],
    );
  }
  return shaped([
    ['rounds', `Two rounds into the World Cup, ${the(first.team)} is on top of ${group}. ${top}`],
    ['goals', `${group} has seen ${goals} in ${games} matches, with one round left to play. ${top}`],
    [
      'order',
      `${The(first.team)} is first, ${the(second.team)} second and ${the(last.team)} last in ${group} after two rounds.`,
    ],
    ['one-left', `One match is left for each team in ${group}. ${top}`],
    ['front', `${The(first.team)} goes into the last round of ${group} in front. ${top}`],
  ]);
}

export function groupExcerpts(story: GroupStory): Phrase[] {
  const { group, first, second, last, goals, games } = toldGroup(story);
  const through = list(said(story, 'goes-on').map(({ team }) => the(team)));
  if (story.finished) {
    return shaped([
      [
        'through',
        `${through} move on from ${group} of the World Cup. The final standings, every result and who scored.`,
      ],
      [
        'winner',
        `${The(first.team)} finished first with ${points(first.points)}, ${the(last.team)} last. Standings, results and scorers of ${group}.`,
      ],
      [
        'goals',
        `There were ${goals} in ${games} matches: the standings, the results and the scorers of ${group} at the World Cup.`,
      ],
    ]);
  }
  return shaped([
    [
      'leader',
      `${The(first.team)} has ${points(first.points)} after two rounds. Standings, results and the last matches of ${group}.`,
    ],
    [
      'two',
      `${The(first.team)} and ${the(second.team)} are in the top two of ${group}. The standings and what is left to play.`,
    ],
    [
      'goals',
      `There have been ${goals} in ${games} matches so far: the standings, results and scorers of ${group} before the last round.`,
    ],
  ]);
}
