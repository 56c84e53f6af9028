import type { Phrase } from '../../Phrasebook.ts';
import type { PreviewStory, Round } from '../../plan/Story.ts';
import { inRoundShort, weekName } from '../competitionWords.ts';
import { agree, capital, the } from '../grammar.ts';
import { nameOf } from '../nations.ts';
import { inCity } from '../places.ts';
import { atHour, dayOf, onWeekday } from '../when.ts';

export function previewHeadlines({ game }: PreviewStory): Phrase[] {
  const { home, away, round } = game;
  const [one, two] = [nameOf(home), nameOf(away)];
  const city = inCity(game);
  const hour = atHour(game);
  const day = onWeekday(game);
  const all: [string, string][] = [
    ['service', `${one} x ${two}: data, horário e local do jogo da Copa`],
    ['meet', `${one} e ${two} se enfrentam ${day}, ${city}`],
    [
      'face',
      `${one} ${agree(home, 'encara', 'encaram')} ${the(away)} ${day}${hour ? `, ${hour}` : ''}, ${city}`,
    ],
    ['arrive', `${one} x ${two}: como chegam as seleções para o jogo`],
    ['arrive-date', `Como ${one} e ${two} chegam ao jogo de ${dayOf(game)}`],
    ['figures', `Os números de ${one} e ${two} antes do duelo ${city}`],
    ...(round ? ofRound(round, one, two, city, day) : []),
  ];
  return all.map(([shape, text]) => ({ shape, text: capital(text) }));
}

const prizes: Partial<Record<Round['kind'], string>> = {
  r32: 'nas oitavas',
  r16: 'nas quartas',
  qf: 'na semifinal',
  sf: 'na final',
};

function ofRound(round: Round, one: string, two: string, city: string, day: string): [string, string][] {
  const prize = prizes[round.kind];
  if (round.kind === 'final') {
    return [
      ['final', `${one} e ${two} decidem a Copa do Mundo ${day}`],
      ['final-city', `${one} x ${two}: a final da Copa do Mundo, ${city}`],
    ];
  }
  if (round.kind === 'third') {
    return [
      ['third', `${one} e ${two} disputam o terceiro lugar da Copa ${city}`],
      ['third-short', `${one} x ${two} vale o terceiro lugar da Copa do Mundo`],
    ];
  }
  if (prize) {
    return [
      ['prize', `${one} e ${two} disputam vaga ${prize} da Copa do Mundo`],
      ['prize-city', `Vaga ${prize} em jogo: ${one} x ${two} ${city}`],
      ['prize-day', `${one} e ${two} duelam ${day} por vaga ${prize}`],
      ['prize-round', `${capital(inRoundShort(round))}, ${one} e ${two} se enfrentam ${city}`],
    ];
  }
  return round.group === null || round.week === null
    ? []
    : [
        ['group', `${one} e ${two} jogam pela ${weekName(round.week)} do Grupo ${round.group}`],
        ['group-first', `Grupo ${round.group}: ${one} e ${two} se enfrentam ${city}`],
        ...(round.week === 3
          ? ([['group-end', `${one} e ${two} fecham o Grupo ${round.group} da Copa ${city}`]] satisfies [
              string,
              string,
            ][])
          : ([
              ['group-second', `${one} e ${two} fazem o segundo jogo no Grupo ${round.group} da Copa`],
            ] satisfies [string, string][])),
      ];
}
