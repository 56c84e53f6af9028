import { describe, expect, it } from 'vitest';
import type { Team } from '../plan/Story.ts';
import {
  average,
  averageInWords,
  count,
  inWordsFirst,
  list,
  ordinalAlone,
  past,
  present,
} from './grammar.ts';
import { atMinute } from './minuteWords.ts';
import { shortName, theMen } from './people.ts';
import { polish } from './polish.ts';

function team(key: string, es: string): Team {
  return { key, kind: 'national', names: { es, pt: es, en: es }, code: key };
}
const costaRica = team('CRC', 'Costa Rica');
const netherlands = team('NED', 'Países Bajos');
const unitedStates = team('USA', 'Estados Unidos');

describe('verbs', () => {
  it('agree with the name: plural for Países Bajos, singular for Estados Unidos', () => {
    expect([past(costaRica, 'vencer'), past(netherlands, 'vencer'), past(unitedStates, 'vencer')]).toEqual([
      'venció',
      'vencieron',
      'venció',
    ]);
    expect([
      present(netherlands, 'perder'),
      present(netherlands, 'irse'),
      past(netherlands, 'imponerse'),
    ]).toEqual(['pierden', 'se van', 'se impusieron']);
  });
});

describe('numbers', () => {
  it('stand in words to nine, with the article of their noun for one', () => {
    expect([count(1, 'gol', 'goles'), count(1, 'victoria', 'victorias'), count(9, 'gol', 'goles')]).toEqual([
      'un gol',
      'una victoria',
      'nueve goles',
    ]);
    expect(count(12, 'gol', 'goles')).toBe('12 goles');
  });

  it('begin no sentence with a figure', () => {
    expect([inWordsFirst(3), inWordsFirst(17)]).toEqual(['Tres', 'Diecisiete']);
  });

  it('average with a comma, or in a word', () => {
    expect([average(17, 6), averageInWords(18, 6), ordinalAlone(3), ordinalAlone(11)]).toEqual([
      '2,8',
      'tres',
      'tercero',
      'undécimo',
    ]);
  });
});

describe('minutes', () => {
  it.each([
    ['79', 'a los 79'],
    ['90+10', 'en el 90+10'],
    ['2', 'al minuto 2'],
    ['1', 'en el primer minuto'],
    ['106', 'al 106'],
  ])('%s is %s', (minute, words) => {
    expect(atMinute(minute)).toBe(words);
  });
});

describe('names', () => {
  it('are shortened where the last word is the family', () => {
    expect(
      ['Erling Haaland', 'Hwang In-beom', 'Cristiano Ronaldo', 'Luis Alberto Díaz'].map(shortName),
    ).toEqual(['Haaland', 'Hwang In-beom', 'Cristiano', 'Luis Alberto Díaz']);
  });

  it('of peoples take their plural', () => {
    expect([theMen(costaRica), theMen(team('FRA', 'Francia')), theMen(team('QAT', 'Catar'))]).toEqual([
      'los costarricenses',
      'los franceses',
      'los cataríes',
    ]);
  });
});

describe('polish', () => {
  it.each([
    ['Bélgica y Irán', 'Bélgica e Irán'],
    ['Cabo Verde y El Salvador', 'Cabo Verde y El Salvador'],
    ['nieve y hielo', 'nieve y hielo'],
    ['después de el 2-1', 'después del 2-1'],
    ['de El Salvador', 'de El Salvador'],
    ['le toca España el lunes', 'le toca España el lunes'],
    ['siete o ocho', 'siete u ocho'],
  ])('%s → %s', (before, after) => {
    expect(polish(before)).toBe(after);
  });

  it('joins a list', () => {
    expect(list(['Catar', 'Suiza', 'Irak'])).toBe('Catar, Suiza e Irak');
  });
});
