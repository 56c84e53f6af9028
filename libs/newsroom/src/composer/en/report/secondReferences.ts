import { said } from '../../plan/Statement.ts';
import { shortName } from '../people.ts';
import type { ReportStory } from '../../plan/Story.ts';
import { toldMatch } from './ToldMatch.ts';

/** A player is named in full once; from then on the last name does. Boxes keep their full names. */
export function secondReferences(story: ReportStory, opening: string, body: string): string {
  const { goals, short } = toldMatch(story);
  const scorers = new Set(goals.map(({ player }) => player));
  const others = [
    ...said(story, 'line-up').flatMap(({ captain }) => captain ?? []),
    ...said(story, 'red-card').map(({ player }) => player),
    ...said(story, 'shoot-out').flatMap(({ missed }) => missed.map(({ player }) => player)),
  ].filter((player) => !scorers.has(player));
  return [...scorers].reduce((text, player) => {
    const name = short(player);
    if (name === player || others.some((other) => shortName(other) === name)) return text;
    let named = opening.includes(player);
    return text
      .split('\n')
      .map((line) => {
        if (line.startsWith('- ')) return line;
        return line.replaceAll(player, () => {
          const again = named;
          named = true;
          return again ? name : player;
        });
      })
      .join('\n');
  }, body);
}
