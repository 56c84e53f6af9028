import type { Phrase } from '../../Phrasebook.ts';
import type { PreviewStory, Round } from '../../plan/Story.ts';
import { inRound } from '../competitionWords.ts';
import { capital, nameOf } from '../grammar.ts';
import { cityOf, inCity } from '../places.ts';
import { dayOf, hourOf, weekdayOf } from '../when.ts';

type Headline = [shape: string, text: string];

export function previewHeadlines({ game }: PreviewStory): Phrase[] {
  const [one, two] = [nameOf(game.home), nameOf(game.away)];
  const city = inCity(game);
  const hour = hourOf(game);
  const all: Headline[] = [
    ['when', `${one} vs. ${two}: date, kickoff time and venue`],
    ['meet', `${one} and ${two} meet ${weekdayOf(game)} ${city}`],
    ['hour', `${one} plays ${two} ${weekdayOf(game)}${hour ? ` at ${hour}` : ''} ${city}`],
    ['form', `${one} vs. ${two}: how both teams got here`],
    ['form-date', `How ${one} and ${two} come into ${dayOf(game)}`],
    ['numbers', `${one} and ${two} by the numbers before they meet ${city}`],
    ['host', `${cityOf(game)} hosts ${one} vs. ${two} on ${dayOf(game)}`],
    ...(game.round ? ofRound(game.round, one, two, city, weekdayOf(game)) : []),
  ];
  return all.map(([shape, text]) => ({ shape: `${shape}-preview`, text: capital(text) }));
}

const prizes: Partial<Record<Round['kind'], string>> = {
  r32: 'a place in the Round of 16',
  r16: 'a quarterfinal place',
  qf: 'a semifinal place',
  sf: 'a place in the final',
};

function ofRound(round: Round, one: string, two: string, city: string, day: string): Headline[] {
  const prize = prizes[round.kind];
  if (round.kind === 'final') {
    return [
      ['final', `${one} and ${two} play for the World Cup on ${day}`],
      ['final-city', `${one} vs. ${two}: the World Cup final ${city}`],
    ];
  }
  if (round.kind === 'third') {
    return [
      ['third', `${one} and ${two} play for third place ${city}`],
      ['third-cup', `${one} vs. ${two}: third place at the World Cup at stake`],
    ];
  }
  if (prize) {
    return [
      ['prize', `${one} and ${two} play for ${prize}`],
      ['prize-city', `${one} vs. ${two}: ${prize} at stake ${city}`],
      ['prize-day', `${capital(prize)} on the line as ${one} meets ${two} ${day}`],
      ['prize-round', `${one} faces ${two} ${inRound(round)} ${city}`],
    ];
  }
  return round.group === null || round.week === null
    ? []
    : [
        ['group', `Group ${round.group}: ${one} and ${two} meet ${city}`],
        ['group-day', `${one} and ${two} face off in Group ${round.group} on ${day}`],
        round.week === 3
          ? ['group-end', `${one} and ${two} close out Group ${round.group} ${city}`]
          : ['group-next', `${one} and ${two} play Matchday ${round.week} of Group ${round.group}`],
      ];
}
