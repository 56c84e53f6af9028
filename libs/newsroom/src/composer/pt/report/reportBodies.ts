import type { Phrase } from '../../Phrasebook.ts';
import type { ReportStory } from '../../plan/Story.ts';
import { rotate } from '../grammar.ts';
import { aheadPart } from './aheadPart.ts';
import { factProse, factSheet } from './factSheet.ts';
import { goalStory } from './goalStory.ts';
import { toldMatch, type ToldMatch } from './ToldMatch.ts';

/** The parts of a report in every order that reads well. */
export function reportBodies(story: ReportStory, turn: number): Phrase[] {
  const t = toldMatch(story);
  const goals = goalStory(t);
  const ahead = aheadPart(t);
  const prose = factProse(t);
  const sheet = factSheet(t);
  const headed = ahead && `## ${aheadHeading(t, turn)}\n\n${ahead}`;
  const sheetHeaded = `## Ficha técnica\n\n${sheet}`;
  const goalsHeaded = `## ${goalHeading(t, turn)}\n\n${goals}`;
  const orders: [string, string[]][] = [
    ['goals-facts-ahead', [goals, prose, headed]],
    ['goals-ahead-sheet', [goalsHeaded, headed, sheetHeaded]],
    ['goals-prose-ahead', [goalsHeaded, prose, headed]],
    ['straight-sheet', [goals, headed, sheetHeaded]],
    ...(story.statements.some(({ is }) => is === 'table') && ahead
      ? ([
          ['ahead-goals', [ahead, goalsHeaded, prose]],
          ['ahead-goals-sheet', [ahead, goalsHeaded, sheetHeaded]],
        ] satisfies [string, string[]][])
      : []),
  ];
  // With little on record the sheet says more than the prose that is missing
  const whole = prose === '' ? orders.filter(([, parts]) => parts.includes(sheetHeaded)) : orders;
  return whole.map(([shape, parts]) => ({ shape, text: parts.filter(Boolean).join('\n\n') }));
}

function goalHeading({ game, goals, shootOut, comeback }: ToldMatch, turn: number): string {
  if (goals.length === 0) return 'O jogo';
  if (shootOut) return 'Do tempo normal aos pênaltis';
  if (comeback && game.winner) return rotate(['Como foi a virada', 'A virada, gol a gol', 'Os gols'], turn);
  if (goals.length === 1) return rotate(['O gol', 'O gol do jogo', 'Como saiu o gol'], turn);
  return rotate(['Como saíram os gols', 'Os gols', 'Gol a gol'], turn);
}

function aheadHeading({ game, story }: ToldMatch, turn: number): string {
  const group = game.round?.group;
  if (group && story.statements.some(({ is }) => is === 'table'))
    return rotate(
      [`Como fica o Grupo ${group}`, `A situação do Grupo ${group}`, 'Classificação e próximos jogos'],
      turn,
    );
  if (story.statements.some(({ is }) => is === 'next'))
    return rotate(['O que vem agora', 'Próximos jogos', 'Na sequência'], turn);
  return rotate(['Os números', 'O balanço'], turn);
}
