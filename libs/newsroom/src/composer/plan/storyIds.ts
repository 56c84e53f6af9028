import { millisecondsInDay } from 'date-fns/constants';
import type { Game } from './Story.ts';

/** Ids from 20000 on are composed. Each comes from its subject, so that new facts move none of the old ones. */
export const storyIds = {
  worldCupReport: (number: number): number => 20_000 + number,
  worldCupPreview: (number: number): number => 21_000 + number,
  group: (letter: string, week: number): number => 22_000 + (letter.charCodeAt(0) - 64) * 10 + week,
  campaign: (place: number): number => 23_000 + place,
  round: (half: number, week: number): number => 24_000 + half * 100 + week,
  season: (half: number, place: number): number => 24_500 + half * 50 + place,
  leagueReport: (number: number): number => 25_000 + number,
  copaAmericaPreview: (number: number): number => 26_000 + number,
  /** By the day since 2016 and the home side: no team plays twice a day. */
  international: ({ day: played, home }: Game): number =>
    1_000_000 + ((Date.parse(played) - firstDay) / millisecondsInDay) * trigrams + trigramNumber(home.key),
};

const firstDay = Date.parse('2016-01-01');
const trigrams = 26 ** 3;

function trigramNumber(key: string): number {
  return [...key].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 65, 0);
}
