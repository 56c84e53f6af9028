import { saidOnce } from '../plan/Statement.ts';
import type { Game, Story } from '../plan/Story.ts';
import { plainCompetition, plainRound, weekName } from './competitionWords.ts';
import { agree, capital, of, rotate } from './grammar.ts';
import { nameOf } from './nations.ts';
import { placeName } from './places.ts';
import { winnersScore } from './scoreWords.ts';
import { dayOf, hourOf } from './when.ts';

/** What stands over the headline. */
export function epigraphs(story: Story, turn: number): string[] {
  switch (story.kind) {
    case 'report':
    case 'preview': {
      const { round, competition } = story.game;
      if (!round) return [plainCompetition(competition), 'Seleções'];
      const name = plainRound(round);
      const week = round.week === null ? name : `${name}, ${weekName(round.week)}`;
      return turn % 2 === 0 ? [name] : [week, name];
    }
    case 'group':
      return turn % 2 === 0 ? [`Grupo ${story.round.group ?? ''}`] : ['Classificação'];
    case 'campaign':
      return [rotate(['Campanha', 'Copa em números', 'Balanço'], turn)];
    case 'round':
    case 'season':
      throw new Error(`${story.key}: leagues are not told in Portuguese`);
  }
}

/** What stands on the card. */
export function labels(story: Story): string[] {
  switch (story.kind) {
    case 'report':
      return [board(story.game, nameOf), shortBoard(story.game)];
    case 'preview':
      return [
        `${nameOf(story.game.home)} x ${nameOf(story.game.away)}`,
        `${story.game.home.code} x ${story.game.away.code}`,
      ];
    case 'group':
      return [`Grupo ${story.round.group ?? ''}`];
    case 'campaign':
      return [`${nameOf(story.team)} na Copa`, nameOf(story.team)];
    case 'round':
    case 'season':
      throw new Error(`${story.key}: leagues are not told in Portuguese`);
  }
}

function board({ home, away, score }: Game, name: (team: Game['home']) => string): string {
  const [one, two] = score ?? [0, 0];
  return `${name(home)} ${one} x ${two} ${name(away)}`;
}

/** Where the names are too long for the score beside both: `África do Sul vence por 1 a 0`. */
function shortBoard(game: Game): string {
  const [one, two] = game.score ?? [0, 0];
  if (game.winner === null || one === two) return `${nameOf(game.home)}, ${one} a ${two}`;
  const winner = game[game.winner];
  return `${nameOf(winner)} ${agree(winner, 'vence', 'vencem')} por ${Math.max(one, two)} a ${Math.min(one, two)}`;
}

/** The line below the picture. */
export function captions(story: Story, turn: number): string[] {
  switch (story.kind) {
    case 'report': {
      const { game } = story;
      const shootOut = saidOnce(story, 'shoot-out');
      const kicks = shootOut ? `; ${winnersScore(shootOut.score)} nos pênaltis` : '';
      return [
        rotate(
          [
            `${board(game, nameOf)}${kicks}, ${placeName(game) ?? ''}.`,
            `${placeName(game) ?? ''}, ${dayOf(game)}: ${board(game, nameOf)}${kicks}.`,
          ],
          turn,
        ),
      ];
    }
    case 'preview': {
      const hour = hourOf(story.game);
      return [
        `${nameOf(story.game.home)} x ${nameOf(story.game.away)}: ${dayOf(story.game)}${hour ? `, ${hour} (de Brasília)` : ''}.`,
      ];
    }
    case 'group':
      return [
        rotate(
          [
            `Os pontos do Grupo ${story.round.group ?? ''} depois da ${weekName(story.week)}.`,
            `${capital(weekName(story.week))} do Grupo ${story.round.group ?? ''} da Copa do Mundo.`,
          ],
          turn,
        ),
      ];
    case 'campaign':
      return [`A campanha ${of(story.team)} na Copa do Mundo de 2026.`];
    case 'round':
    case 'season':
      throw new Error(`${story.key}: leagues are not told in Portuguese`);
  }
}
