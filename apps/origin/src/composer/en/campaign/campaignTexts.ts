import type { Phrase } from '../../Phrasebook.ts';
import type { CampaignStory } from '../../plan/Story.ts';
import { inRound } from '../competitionWords.ts';
import { didIn, goalWords, recordWords, rivalOf } from '../gameWords.ts';
import { capital, count, inWords, its, nameOf, possessive, the, The } from '../grammar.ts';

type Text = [shape: string, text: string];

/** How it ended: after `the World Cup`. */
function endWords({ games, team, reached }: CampaignStory): string {
  const last = games.at(-1);
  const winner = last?.winner ?? null;
  const won = last !== undefined && winner !== null && last[winner].key === team.key;
  if (reached.kind === 'final') return won ? 'as champion' : 'as runner-up';
  if (reached.kind === 'third') return won ? 'in third place' : 'in fourth place';
  return reached.kind === 'group' ? 'in the group stage' : inRound(reached);
}

const shaped = (all: Text[]): Phrase[] =>
  all.map(([shape, text]) => ({ shape: `${shape}-campaign`, text: capital(text.trim()) }));

export function campaignHeadlines(story: CampaignStory): Phrase[] {
  const { team, record, scorers } = story;
  const name = nameOf(team);
  const [top] = scorers;
  const games = count(record.played, 'match', 'matches');
  const goals = record.goalsFor === 0 ? 'no goals' : count(record.goalsFor, 'goal');
  const where = endWords(story);
  return shaped([
    ['numbers', `${possessive(name)} World Cup by the numbers`],
    ['colon', `${name} at the World Cup: ${games}, ${goals}, ${count(record.won, 'win')}`],
    ['ends', `${name} ends its World Cup ${where} with ${goals} in ${games}`],
    ['record', `${capital(recordWords(record))}: how the World Cup went for ${name}`],
    ['by-match', `Match by match: ${possessive(name)} World Cup, over ${where}`],
    [
      'for-against',
      `${name} scored ${inWords(record.goalsFor)} and allowed ${inWords(record.goalsAgainst)} at the World Cup`,
    ],
    ['look-back', `A look back at the World Cup of ${name}, from first match to last`],
    ...(top && top.goals >= 2
      ? ([
          [
            'scorer',
            `${top.player} had ${inWords(top.goals)} of ${possessive(name)} ${inWords(record.goalsFor)} World Cup goals`,
          ],
        ] satisfies Text[])
      : []),
    ...(record.goalsFor === 0
      ? ([['no-goals', `${name} leaves the World Cup without a goal in ${games}`]] satisfies Text[])
      : []),
  ]);
}

export function campaignOpenings(story: CampaignStory): Phrase[] {
  const { team, record, games, scorers } = story;
  const [first, last] = [games[0], games.at(-1)];
  const [top] = scorers;
  const played = count(record.played, 'match', 'matches');
  const where = endWords(story);
  return shaped([
    [
      'ended',
      `${The(team)} finished the World Cup ${where}: ${recordWords(record)} in ${played}, with ${goalWords(record)}.`,
    ],
    [
      'games',
      `${capital(played)}, ${recordWords(record)}: ${its(team)} World Cup ended ${where}. The goals: ${goalWords(record)}.`,
    ],
    [
      'over',
      `The World Cup is over for ${the(team)}, ${where}, after ${played}. The record: ${recordWords(record)}, with ${goalWords(record)}.`,
    ],
    ...(first && last
      ? ([
          [
            'first-last',
            `It began against ${the(rivalOf(team, first))} and ended against ${the(rivalOf(team, last))}, ${where}. In between and all told, ${the(team)} had ${recordWords(record)}.`,
          ],
        ] satisfies Text[])
      : []),
    ...(last
      ? ([
          [
            'last-match',
            `In its last World Cup match, ${the(team)} ${didIn(team, last)}. The tournament brought ${recordWords(record)}, with ${goalWords(record)}.`,
          ],
        ] satisfies Text[])
      : []),
    ...(top && top.goals >= 2 && top.goals > (scorers[1]?.goals ?? 0)
      ? ([
          [
            'scorer',
            `${top.player} led ${the(team)} at the World Cup with ${inWords(top.goals)} goals. It ended ${where}, with ${recordWords(record)} in ${played}.`,
          ],
        ] satisfies Text[])
      : []),
    ...(record.goalsFor === 0
      ? ([
          [
            'no-goals',
            `${The(team)} went home from the World Cup without a goal. In ${played} there were ${recordWords(record)}.`,
          ],
        ] satisfies Text[])
      : []),
  ]);
}

export function campaignExcerpts(story: CampaignStory): Phrase[] {
  const { team, record, scorers } = story;
  const [top] = scorers;
  const where = endWords(story);
  return shaped([
    [
      'record',
      `${capital(recordWords(record))} in ${count(record.played, 'match', 'matches')}, with ${goalWords(record)}: ${its(team)} World Cup, match by match.`,
    ],
    [
      'ended',
      `${The(team)} finished the World Cup ${where}. Here are the results, the goals and the scorers of its tournament.`,
    ],
    [
      'goals',
      `With ${goalWords(record)}, ${the(team)} finished the World Cup ${where}. A look back at each of its matches.`,
    ],
    ...(top && top.goals > 1 && top.goals > (scorers[1]?.goals ?? 0)
      ? ([
          [
            'scorer',
            `${top.player} had the most goals, ${inWords(top.goals)}, in a World Cup that ended ${where}. ${capital(its(team))} tournament in numbers.`,
          ],
        ] satisfies Text[])
      : []),
  ]);
}
