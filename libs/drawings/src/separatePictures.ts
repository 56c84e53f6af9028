import { looksAlike } from './looksAlike.ts';
import { kitOf, kitsOf } from './kits.ts';
import { teamsOf, type Picture } from './pictureSchema.ts';

/** A story in a list: where it stands, what is drawn, and whether somebody chose that by hand. */
export interface Illustrated {
  readonly id: number;
  readonly publishedAt: Date;
  /** The lists it stands in besides that of all. */
  readonly lists: readonly string[];
  readonly picture: Picture;
  readonly isChosen: boolean;
}

/** The first team of a picture with its two colours, if it names one. */
function firstTeam(picture: Picture): { team: string; colors: [string, string] } | null {
  const team = picture.kind === 'escalera' ? picture.steps[0]?.team : teamsOf(picture)[0];
  if (team === undefined) return null;
  const many = picture.kind === 'escalera' || picture.kind === 'cuadro';
  const [kit] = kitsOf(
    picture.kind === 'escalera' ? [team] : teamsOf(picture),
    many ? undefined : picture.colors,
  );
  return { team, colors: [...(kit ?? kitOf(team))] };
}

/** What can be drawn of any story about a team, whatever is told of it; another order for each story. */
function others({ id, picture }: Illustrated): Picture[] {
  const first = firstTeam(picture);
  if (!first) return [{ kind: 'estadio' }, { kind: 'copa' }, { kind: 'tarjeta', card: 'amarilla' }];
  const { team, colors } = first;
  const teams: [string] = [team];
  const all: Picture[] = [
    { kind: 'esquina', teams, colors },
    { kind: 'botin', teams, colors },
    { kind: 'red', teams, colors },
    { kind: 'tunel', teams, colors },
    { kind: 'camiseta', teams, colors },
    { kind: 'tribuna', teams, colors },
  ];
  return all.map((_, i) => all[(i + id) % all.length] ?? picture);
}

/** For each story the places before and after it in every list. */
function neighboursOf(stories: readonly Illustrated[]): Map<number, Set<number>> {
  const neighbours = new Map(stories.map((_, at) => [at, new Set<number>()]));
  const last = new Map<string, number>();
  for (const [at, { lists }] of stories.entries()) {
    for (const list of new Set(['', ...lists.map((name) => `/${name}`)])) {
      const before = last.get(list);
      last.set(list, at);
      if (before === undefined) continue;
      neighbours.get(at)?.add(before);
      neighbours.get(before)?.add(at);
    }
  }
  return neighbours;
}

/**
 * Another picture for each story that would stand beside one that looks the same, on the page of all or in one of
 * its lists, newest first. What was chosen by hand stays as it is. The answer holds only the changed ones, by id.
 */
export function separatePictures(stories: readonly Illustrated[]): Map<number, Picture> {
  const order = [...stories].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id);
  const pictures = order.map(({ picture }) => picture);
  const changed = new Map<number, Picture>();
  for (const [at, beside] of neighboursOf(order)) {
    const story = order[at];
    if (!story || story.isChosen) continue;
    const near = [...beside].flatMap((place) => pictures[place] ?? []);
    const isFree = (picture: Picture) => !near.some((other) => looksAlike(picture, other));
    if (isFree(pictures[at] ?? story.picture)) continue;
    const offered = others(story).filter(isFree);
    const best = offered.find(({ kind }) => near.every((other) => other.kind !== kind)) ?? offered[0];
    if (!best) continue;
    pictures[at] = best;
    changed.set(story.id, best);
  }
  return changed;
}
