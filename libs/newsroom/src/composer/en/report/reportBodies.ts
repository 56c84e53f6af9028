import type { Phrase } from '../../Phrasebook.ts';
import type { ReportStory } from '../../plan/Story.ts';
import { rotate } from '../grammar.ts';
import { aheadPart } from './aheadPart.ts';
import { factProse, factSheet } from './factSheet.ts';
import { goalStory } from './goalStory.ts';
import { toldMatch, type ToldMatch } from './ToldMatch.ts';
import { shortest } from '../../ways.ts';

/** Of a body without its box. */
const enoughWords = 100;

/** The parts of a report in every order that reads well. */
export function reportBodies(story: ReportStory, turn: number, opening: string): Phrase[] {
  const t = toldMatch(story);
  const goals = goalStory(t);
  const ahead = aheadPart(t);
  const told = factProse(t, opening);
  // Where the match itself has little to tell, the box has more to say than a paragraph.
  const prose = wordsOf([goals, ahead, told]) < enoughWords ? '' : told;
  const sheet = `## ${rotate(['Match facts', 'Box score', 'The details'], turn)}\n\n${factSheet(t)}`;
  const headed = ahead && `## ${aheadHeading(t, turn)}\n\n${ahead}`;
  const goalsHeaded = `## ${goalHeading(t, turn)}\n\n${goals}`;
  // Without crowd, referee and captains there is nothing but the box.
  const end = prose || sheet;
  const orders: [string, string[]][] = [
    ['goals-facts-ahead', [goals, prose, headed, ...(prose ? [] : [sheet])]],
    ['goals-ahead-sheet', [goalsHeaded, headed, sheet]],
    ['goals-prose-ahead', [goalsHeaded, prose, headed, ...(prose ? [] : [sheet])]],
    ['straight-sheet', [goals, headed, sheet]],
    ...(story.statements.some(({ is }) => is === 'table') && ahead
      ? ([
          ['ahead-goals', [ahead, goalsHeaded, end]],
          ['ahead-goals-sheet', [ahead, goalsHeaded, sheet]],
        ] satisfies [string, string[]][])
      : []),
  ];
  return orders.map(([shape, parts]) => ({
    shape,
    text: parts.filter(Boolean).join('\n\n'),
  }));
}

function wordsOf(parts: readonly string[]): number {
  return shortest(parts.join(' ')).split(/\s+/).length;
}

function goalHeading({ game, goals, shootOut, comeback }: ToldMatch, turn: number): string {
  if (goals.length === 0) return 'How it went';
  if (shootOut) return rotate(['From regulation to penalties', 'The road to the shootout'], turn);
  if (comeback && game.winner) return rotate(['The comeback', 'How the comeback unfolded'], turn);
  if (goals.length === 1) return rotate(['The goal', 'The lone goal', 'The difference'], turn);
  return rotate(['The goals', 'How the goals came', 'Goal by goal', 'How it unfolded'], turn);
}

function aheadHeading({ game, story }: ToldMatch, turn: number): string {
  const group = game.round?.group;
  if (group && story.statements.some(({ is }) => is === 'table'))
    return rotate([`Group ${group} standings`, `Where Group ${group} stands`, 'What it means'], turn);
  if (story.statements.some(({ is }) => is === 'next'))
    return rotate([`What's next`, 'Up next', 'Looking ahead'], turn);
  return rotate(['The numbers', 'By the numbers', 'The bigger picture'], turn);
}
