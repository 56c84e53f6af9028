import type { Phrase } from '../../Phrasebook.ts';
import type { CampaignStory } from '../../plan/Story.ts';
import { didIn, goalsForAndAgainst, recordWords, rivalOf, withGoals } from '../gameWords.ts';
import { capital, count, inWords, possessive, the, The } from '../grammar.ts';
import { headlineName, theSquad } from '../nations.ts';
import { ended, endNoun } from './campaignEnd.ts';
import { ways } from '../../ways.ts';

type Text = [shape: string, text: string];

export function campaignHeadlines(story: CampaignStory): Phrase[] {
  const { team, record, scorers } = story;
  const name = headlineName(team);
  const [top] = scorers;
  const games = count(record.played, 'match', 'matches');
  const goals = count(record.goalsFor, 'goal');
  return asPhrases([
    ['numbers', `${possessive(name)} 2026 World Cup by the numbers`],
    ['colon', `${name} at the World Cup: ${games}, ${goals}, ${count(record.won, 'win')}`],
    ['end', `${possessive(name)} World Cup ends ${endNoun(story)} after ${games}`],
    [
      'scored',
      `${name} scores ${inWords(record.goalsFor)}, allows ${inWords(record.goalsAgainst)} at the World Cup`,
    ],
    ['look-back', `Looking back at ${possessive(name)} World Cup, match by match`],
    ['went', `How ${name} fared at the World Cup: ${recordWords(record)}`],
    ['leaves', `${name} leaves World Cup with ${recordWords(record)}`],
    ...(top && top.goals >= 2 && top.goals > (scorers[1]?.goals ?? 0)
      ? ([
          ['scorer', `${top.player} leads ${name} with ${inWords(top.goals)} goals at the World Cup`],
          [
            'scorer-share',
            `${top.player} scores ${inWords(top.goals)} of ${possessive(name)} ${inWords(record.goalsFor)} World Cup goals`,
          ],
        ] satisfies Text[])
      : []),
    ...(record.goalsFor === 0
      ? ([['no-goals', `${name} leaves the World Cup without a goal in ${games}`]] satisfies Text[])
      : []),
    ...(record.won === 0
      ? ([['no-wins', `${name} goes home from the World Cup without a win in ${games}`]] satisfies Text[])
      : []),
  ]);
}

export function campaignOpenings(story: CampaignStory): Phrase[] {
  const { team, record, scorers, games } = story;
  const [first] = games;
  const last = games.at(-1);
  const [top] = scorers;
  const played = count(record.played, 'match', 'matches');
  return asPhrases([
    [
      'end',
      `${The(team)} ${ended(story)}. It had ${recordWords(record)} in ${played}, ${withGoals(record)}.`,
    ],
    [
      'games',
      `${capital(played)}, ${recordWords(record)}: That was ${possessive(the(team))} World Cup, which ended ${endNoun(story)}.`,
    ],
    [
      'squad',
      `${capital(theSquad(team))} scored ${count(record.goalsFor, 'goal')} and allowed ${record.goalsAgainst === 0 ? 'none' : inWords(record.goalsAgainst)} at the World Cup. It ${ended(story)} after ${played}.`,
    ],
    [
      'record',
      `${capital(recordWords(record))}, with ${goalsForAndAgainst(record)}: ${The(team)} ${ended(story)}.`,
    ],
    ...(first && last && first !== last
      ? ([
          [
            'arc',
            `${possessive(The(team))} World Cup began against ${the(rivalOf(team, first))} and ended against ${the(rivalOf(team, last))}. The team finished with ${recordWords(record)}.`,
          ],
          [
            'last',
            `In its last match of the World Cup, ${the(team)} ${didIn(team, last)}. It finished the tournament with ${recordWords(record)}, ${withGoals(record)}.`,
          ],
        ] satisfies Text[])
      : []),
    ...(top && top.goals >= 2 && top.goals > (scorers[1]?.goals ?? 0)
      ? ([
          [
            'scorer',
            `${ways(`${top.player} led ${the(team)} with ${inWords(top.goals)} goals at the World Cup.`, `${top.player} scored ${inWords(top.goals)} goals for ${the(team)} at the World Cup.`)} The team ${ended(story)} with ${recordWords(record)}.`,
          ],
        ] satisfies Text[])
      : []),
    ...(record.goalsFor === 0
      ? ([
          [
            'no-goals',
            `${The(team)} went home from the World Cup without scoring. It had ${recordWords(record)} in ${played}.`,
          ],
        ] satisfies Text[])
      : []),
  ]);
}

export function campaignExcerpts(story: CampaignStory): Phrase[] {
  const { team, record, scorers } = story;
  const [top] = scorers;
  const played = count(record.played, 'match', 'matches');
  return asPhrases([
    [
      'record',
      `${capital(recordWords(record))} in ${played}, ${withGoals(record)}: ${possessive(the(team))} World Cup, match by match.`,
    ],
    [
      'end',
      `${The(team)} ${ended(story)}. ${ways('Here are the results, the goals and the scorers of its tournament.', 'Its tournament, match by match.', 'The results, the scorers and the numbers.')}`,
    ],
    [
      'goals',
      `${ways(`${The(team)} ${ended(story)}, ${withGoals(record)}.`, `${capital(withGoals(record))}, ${the(team)} ${ended(story)}.`)} ${ways('Look back at every match of its tournament.', 'Every match, goal and venue of its run.', 'A look at its tournament in numbers.')}`,
    ],
    ...(top && top.goals > 1 && top.goals > (scorers[1]?.goals ?? 0)
      ? ([
          [
            'scorer',
            `${top.player} led ${the(team)} with ${inWords(top.goals)} goals. ${ways(`Here are the numbers behind a team that ${ended(story)}.`, `The team ${ended(story)}.`)}`,
          ],
        ] satisfies Text[])
      : []),
  ]);
}

function asPhrases(texts: readonly Text[]): Phrase[] {
  return texts.map(([shape, text]) => ({ shape: `${shape}-campaign`, text }));
}
