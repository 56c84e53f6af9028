import { womenWhoReferee as women } from '../facts/officials.ts';
import { textsOf, type DeskRule } from './DeskRule.ts';

const names = [...women].join('|');
const asMan = new RegExp(String.raw`(?:(?<!\p{L})(?:el|o|um|un) \p{L}+|árbitro\W*) (?:${names})`, 'giu');

/** A woman is no `árbitro`, and no `americano`. */
export const womenWhoReferee: DeskRule = (file) =>
  textsOf(file).flatMap((text) => [...text.matchAll(asMan)].map(([found]) => `“${found}” is a woman`));
