import type { Phrase } from '../../Phrasebook.ts';
import type { ReportStory } from '../../plan/Story.ts';
import { rotate } from '../grammar.ts';
import { aheadPart } from './aheadPart.ts';
import { factProse, factSheet } from './factSheet.ts';
import { goalStory } from './goalStory.ts';
import { toldMatch, type ToldMatch } from './ToldMatch.ts';

const leastWords = 110;

/** The parts of a report in every order that reads well. */
export function reportBodies(story: ReportStory, turn: number): Phrase[] {
  const t = toldMatch(story);
  const goals = goalStory(t, turn);
  const ahead = aheadPart(t, turn);
  const prose = factProse(t, turn);
  const headed = ahead && `## ${aheadHeading(t, turn)}\n\n${ahead}`;
  const sheet = `## ${rotate(['The box score', 'Match facts'], turn)}\n\n${factSheet(t)}`;
  const goalsHeaded = `## ${goalHeading(t, turn)}\n\n${goals}`;
  const orders: [string, string[]][] = [
    ['goals-facts-ahead', [goals, prose, headed]],
    ['goals-ahead-sheet', [goalsHeaded, headed, sheet]],
    ['goals-prose-ahead', [goalsHeaded, prose, headed]],
    ['straight-sheet', [goals, headed, sheet]],
    ...(story.statements.some(({ is }) => is === 'table') && ahead
      ? ([
          ['ahead-goals', [ahead, goalsHeaded, prose]],
          ['ahead-goals-sheet', [ahead, goalsHeaded, sheet]],
        ] satisfies [string, string[]][])
      : []),
  ];
  return orders.map(([shape, parts]) => ({ shape, text: longEnough(parts, [prose, sheet]) }));
}

/** Joins the parts; what a match of few goals leaves short is filled up by the figures not told yet. */
function longEnough(parts: readonly string[], rest: readonly string[]): string {
  const text = parts.filter(Boolean).join('\n\n');
  const more = rest.find((part) => part !== '' && !parts.includes(part));
  return text.split(/\s+/).length < leastWords && more ? `${text}\n\n${more}` : text;
}

function goalHeading({ game, goals, shootOut, comeback }: ToldMatch, turn: number): string {
  if (goals.length === 0) return 'The match';
  if (shootOut) return 'From regulation to the shootout';
  if (comeback && game.winner)
    return rotate(['How the comeback happened', 'The comeback, goal by goal'], turn);
  if (goals.length === 1) return rotate(['The goal', 'The only goal', 'How it was scored'], turn);
  return rotate(['How the goals came', 'The goals', 'Goal by goal'], turn);
}

function aheadHeading({ game, story }: ToldMatch, turn: number): string {
  const group = game.round?.group;
  if (group && story.statements.some(({ is }) => is === 'table')) {
    return rotate(
      [`Where Group ${group} stands`, `The picture in Group ${group}`, 'Standings and what is next'],
      turn,
    );
  }
  if (story.statements.some(({ is }) => is === 'next')) {
    return rotate(["What's next", 'The road ahead', 'Up next'], turn);
  }
  return rotate(['By the numbers', 'The tally'], turn);
}
