import { tooAlike, type Colour } from './colours.ts';
import { groundBeside, kitOf, kitsOf } from './kits.ts';
import { teamsOf, type Picture } from './pictureSchema.ts';

/** The colours that fill a picture, one or two; none where the brand's do. */
function groundsOf(picture: Picture): Colour[] {
  if (picture.kind === 'escalera') {
    return picture.steps.slice(0, 2).map(({ team }, i) => picture.colors?.[i] ?? kitOf(team)[0]);
  }
  if (picture.kind === 'cuadro') {
    return picture.teams.slice(0, 2).map((team, i) => picture.colors?.[i] ?? kitOf(team)[0]);
  }
  const [home, away] = kitsOf(teamsOf(picture), picture.colors);
  if (!home) return [];
  return away ? [home[0], groundBeside(home[0], away)] : [home[0]];
}

/** Whether two pictures side by side would be taken for one another: one composition in the same colours. */
export function looksAlike(one: Picture, other: Picture): boolean {
  if (one.kind !== other.kind) return false;
  const [grounds, others] = [groundsOf(one), groundsOf(other)];
  return (
    grounds.length === others.length && grounds.every((ground, i) => tooAlike(ground, others[i] ?? ground))
  );
}
