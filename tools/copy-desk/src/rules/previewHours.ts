import { readHours } from '../readDays.ts';
import type { Rule } from '../Told.ts';

const brief = new Set(['title', 'titleDetail', 'epigraph', 'label', 'excerpt', 'caption']);

/** What stands around a match to come names its hour and no other: label, caption and excerpt like the text. */
export const previewHours: Rule = {
  name: 'a label, caption or excerpt tells another hour',
  find: ({ fields, language, matches, written: { head }, publishedAt }) => {
    const card = matches.find(({ fact }) => fact.key === head.matchCard || fact.alias === head.matchCard);
    const own = card?.local?.minutes;
    if (!card?.kickOff || card.kickOff < publishedAt) return [];
    return fields
      .filter(({ name }) => brief.has(name))
      .flatMap(({ name, text }) =>
        readHours(text, language)
          .filter(({ minutes }) => minutes !== own)
          .map((hour) => `${name}: ${hour.text} in “${text}”`),
      );
  },
};
