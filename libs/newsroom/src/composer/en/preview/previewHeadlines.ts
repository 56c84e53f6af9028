import type { Phrase } from '../../Phrasebook.ts';
import type { PreviewStory, Round } from '../../plan/Story.ts';
import { bareRound } from '../competitionWords.ts';
import { headlineName } from '../nations.ts';
import { inCity } from '../places.ts';
import { dayOf, weekdayOf } from '../when.ts';

type Headline = [shape: string, text: string];

export function previewHeadlines({ game }: PreviewStory): Phrase[] {
  const [one, two] = [headlineName(game.home), headlineName(game.away)];
  const city = inCity(game);
  const all: Headline[] = [
    ['when', `${one} vs. ${two}: When and where they play at the World Cup`],
    ['when-short', `${one} vs. ${two}: Date, kickoff time and venue`],
    ['meet', `${one} and ${two} meet ${weekdayOf(game)} ${city}`],
    ['preview', `World Cup preview: ${one} faces ${two} ${city}`],
    ['know', `What to know before ${one} plays ${two} ${city}`],
    ['how', `How ${one} and ${two} got to their ${dayOf(game)} meeting`],
    ['numbers', `${one} and ${two} by the numbers before they meet ${city}`],
    ...(game.round ? ofRound(game.round, one, two, city) : []),
  ];
  return all.map(([shape, text]) => ({ shape, text }));
}

const prizes: Partial<Record<Round['kind'], string>> = {
  r32: 'Round of 16',
  r16: 'quarterfinal',
  qf: 'semifinal',
};

function ofRound(round: Round, one: string, two: string, city: string): Headline[] {
  const prize = prizes[round.kind];
  if (round.kind === 'final') {
    return [
      ['final', `${one} and ${two} play for the World Cup title ${city}`],
      ['final-set', `World Cup final: ${one} vs. ${two} ${city}`],
    ];
  }
  if (round.kind === 'third') {
    return [
      ['third', `${one} and ${two} play for third place at the World Cup`],
      ['third-set', `Third-place match: ${one} vs. ${two} ${city}`],
    ];
  }
  if (round.kind === 'sf') {
    return [
      ['semifinal', `${one} and ${two} play for a spot in the World Cup final`],
      ['semifinal-set', `World Cup semifinal: ${one} vs. ${two} ${city}`],
    ];
  }
  if (prize) {
    return [
      ['prize', `${one} and ${two} play for a ${prize} spot ${city}`],
      ['prize-line', `A ${prize} spot is on the line when ${one} meets ${two}`],
      ['prize-round', `World Cup ${bareRound(round)}: ${one} vs. ${two} ${city}`],
    ];
  }
  if (round.group === null || round.week === null) return [];
  return [
    ['group', `Group ${round.group} preview: ${one} vs. ${two} ${city}`],
    ...(round.week === 3
      ? ([
          ['group-end', `${one} and ${two} close out Group ${round.group} ${city}`],
          ['group-finale', `${one} faces ${two} in Group ${round.group} finale`],
        ] satisfies Headline[])
      : ([
          ['group-second', `${one} faces ${two} in second Group ${round.group} match`],
        ] satisfies Headline[])),
  ];
}
