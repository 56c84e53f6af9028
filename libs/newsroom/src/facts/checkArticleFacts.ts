import type { IndexedMatch } from './matchIndex.ts';

/** As much of an article as holds facts: its words (Markdown), the matches it lists, its figures that are no scores. */
export interface ArticleFacts {
  text: string;
  matches: string[];
  notScores: string[];
}

// 2-1, and also 4-3-3 and 2024-25: what only looks like a score has to be declared
const scoreLike = /(?<![\p{L}\d-])\d+(?:[-–]\d+)+(?![\p{L}\d-])/gu;
// 79’ and 90+3’ with their mark; 90+3 is a minute without one too
const minuteLike = /(?<![\p{L}\d+])(?:(\d{1,3}(?:\+\d{1,2})?)[’'′]|(\d{1,3}\+\d{1,2}))(?![\p{L}\d])/gu;
// Brazilian Portuguese writes `2 a 1` and, on boards, `2 x 1` …
const spokenScore = /(?<![\p{L}\d])(\d) [ax] (\d)(?![\p{L}\d])/gu;
// … and counts the minutes of each half: `aos 12 e aos 34 do segundo tempo`
const halfMinutes =
  /(?<!\p{L})aos ((?:\d{1,2}(?:, aos | e aos ))*\d{1,2}) do (primeiro|segundo) tempo( da prorrogação)?/gu;
// English counts in ordinals: `in the seventh and 80th minutes`, `the fourth minute of second-half stoppage time`
const ordinal = String.raw`(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|\d{1,3}(?:st|nd|rd|th))`;
const ordinalMinutes = new RegExp(
  String.raw`(?<![\p{L}\d-])(${ordinal}(?:(?:, (?:and )?| and )${ordinal})*) minutes?(?: of (first-half stoppage time|second-half stoppage time|stoppage time at the end of the first half of extra time|stoppage time at the end of extra time))?(?! of (?:the (?:first|second)|each|either) half)`,
  'giu',
);
const ordinalWords = ' first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const endOfPart: Record<string, number> = {
  'first-half stoppage time': 45,
  'second-half stoppage time': 90,
  'stoppage time at the end of the first half of extra time': 105,
  'stoppage time at the end of extra time': 120,
};
const linkTarget = /\]\([^)]*\)/g;

/**
 * Holds the scores and minutes of an article against the matches it lists.
 * @returns one sentence a problem; empty when every figure is recorded
 */
export function checkArticleFacts(article: ArticleFacts, index: ReadonlyMap<string, IndexedMatch>): string[] {
  const matches = article.matches.flatMap((key) => index.get(key) ?? []);
  const scores = new Set(matches.flatMap((match) => [...match.scores]));
  const minutes = new Set(matches.flatMap((match) => [...match.minutes]));
  const text = article.text.replace(linkTarget, ']');

  return [
    ...article.matches.filter((key) => !index.has(key)).map((key) => `There is no match ${key}`),
    ...tokens(text, scoreLike)
      .map((token) => token.replaceAll('–', '-'))
      .filter((token) => !scores.has(token) && !article.notScores.includes(token))
      .map((token) => `${token} never stood in a listed match`),
    ...[...text.matchAll(spokenScore)]
      .filter(([, one = '', other = '']) => !scores.has(`${one}-${other}`))
      .map(([score]) => `${score} never stood in a listed match`),
    ...tokens(text, minuteLike)
      .filter((minute) => !minutes.has(minute))
      .map((minute) => `Nothing is recorded at ${minute}’ in a listed match`),
    ...[...minutesOfHalves(text), ...minutesInOrdinals(text)]
      // Some records count on after 90: 92 for 90+2.
      .filter((minute) => !minutes.has(minute) && !minutes.has(countedOn(minute)))
      .map((minute) => `Nothing is recorded at ${minute}’ in a listed match`),
  ];
}

/** `aos 34 do segundo tempo` → 79, `aos 48 do segundo tempo` → 90+3 */
function minutesOfHalves(text: string): string[] {
  const found = [...text.matchAll(halfMinutes)].flatMap(([, figures = '', half, extra]) => {
    const length = extra ? 15 : 45;
    const before = (extra ? 90 : 0) + (half === 'segundo' ? length : 0);
    return figures.split(/\D+/).map((figure) => {
      const minute = Number(figure);
      return minute > length ? `${before + length}+${minute - length}` : String(before + minute);
    });
  });
  return [...new Set(found)];
}

/** `the seventh and 80th minutes` → 7, 80; `the fourth minute of second-half stoppage time` → 90+4 */
function minutesInOrdinals(text: string): string[] {
  const found = [...text.matchAll(ordinalMinutes)].flatMap(([, figures = '', part]) => {
    const base = part === undefined ? null : endOfPart[part.toLowerCase()];
    return figures
      .toLowerCase()
      .split(/, (?:and )?| and /)
      .map((figure) =>
        String(ordinalWords.indexOf(figure) > 0 ? ordinalWords.indexOf(figure) : Number.parseInt(figure, 10)),
      )
      .map((minute) => (base ? `${base}+${minute}` : minute));
  });
  return [...new Set(found)];
}

/** `90+2` → 92 */
function countedOn(minute: string): string {
  return String(minute.split('+').reduce((sum, part) => sum + Number(part), 0));
}

/** Each figure once, in the order of the text. */
function tokens(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([all, ...groups]) => groups.find(Boolean) ?? all))];
}
