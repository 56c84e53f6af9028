import { readSlot } from '@cancha/stats/worldCup/readSlot';
import { fillWords } from '../standings/fillWords';

type SlotWords = Readonly<Record<'first' | 'second' | 'third' | 'winner' | 'loser', string>>;

/** Where a side of a knock-out match will come from, in words: `1A` is "1.º del grupo A". */
export function slotText(text: string, words: SlotWords): string {
  const slot = readSlot(text);
  switch (slot?.kind) {
    case 'place':
      return fillWords(slot.place === 1 ? words.first : words.second, { group: slot.group });
    case 'third':
      return fillWords(words.third, { groups: slot.groups.join('/') });
    case 'winner':
      return fillWords(words.winner, { match: slot.match });
    case 'loser':
      return fillWords(words.loser, { match: slot.match });
    case undefined:
      return text;
  }
}
