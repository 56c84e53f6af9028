import { readSlot } from '../ranking/readSlot';
import { worldCup2026 } from './worldCup2026';

const places = placesOf();

/** Position of a knock-out match in its round, from the top of the tree. */
export function treeOrder(number: number): number {
  return places.get(number) ?? number;
}

/** From the final backwards: matches whose winners meet are neighbours. */
function placesOf(): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const visit = (number: number, place: number): void => {
    found.set(number, place);
    const fixture = worldCup2026.ties.find((tie) => tie.number === number);
    for (const [at, text] of [fixture?.home, fixture?.away].entries()) {
      const slot = readSlot(text ?? '');
      if (slot?.kind === 'winner') visit(slot.match, place * 2 + at);
    }
  };
  visit(worldCup2026.ties.at(-1)?.number ?? 0, 0);
  return found;
}
