import { saidOnce } from '../plan/Statement.ts';
import type { Story } from '../plan/Story.ts';
import { plainCompetition, plainRound, weekName } from './competitionWords.ts';
import { its, nameOf, rotate } from './grammar.ts';
import { placeName } from './places.ts';
import { board, winnersScore } from './scoreWords.ts';
import { dayOf, hourOf } from './when.ts';

/** What stands over the headline. */
export function epigraphs(story: Story, turn: number): string[] {
  switch (story.kind) {
    case 'report':
    case 'preview': {
      const { round, competition } = story.game;
      if (!round) return [plainCompetition(competition), 'National teams'];
      const name = plainRound(round);
      return turn % 2 === 0 || round.week === null ? [name] : [`${name}, ${weekName(round.week)}`, name];
    }
    case 'group':
      return [turn % 2 === 0 ? `Group ${story.round.group ?? ''}` : 'Standings'];
    case 'campaign':
      return [rotate(['Campaign', 'By the numbers', 'Review'], turn)];
    case 'round':
    case 'season':
      throw notTold(story);
  }
}

/** What stands on the card. */
export function labels(story: Story): string[] {
  switch (story.kind) {
    case 'report':
      return [board(story.game, nameOf), board(story.game, ({ code }) => code)];
    case 'preview':
      return [
        `${nameOf(story.game.home)} vs. ${nameOf(story.game.away)}`,
        `${story.game.home.code} vs. ${story.game.away.code}`,
      ];
    case 'group':
      return [`Group ${story.round.group ?? ''}`];
    case 'campaign':
      return [`${nameOf(story.team)} in review`, nameOf(story.team)];
    case 'round':
    case 'season':
      throw notTold(story);
  }
}

/** The line below the picture. */
export function captions(story: Story, turn: number): string[] {
  switch (story.kind) {
    case 'report': {
      const { game } = story;
      const shootOut = saidOnce(story, 'shoot-out');
      const kicks = shootOut ? `; ${winnersScore(shootOut.score)} on penalties` : '';
      const forms: [string, string] = [
        `${board(game, nameOf)}${kicks}, at ${placeName(game)}.`,
        `${placeName(game)}, ${dayOf(game)}: ${board(game, nameOf)}${kicks}.`,
      ];
      return [rotate(forms, turn)];
    }
    case 'preview': {
      const hour = hourOf(story.game);
      return [
        `${nameOf(story.game.home)} vs. ${nameOf(story.game.away)}: ${dayOf(story.game)}${hour ? `, ${hour}` : ''}.`,
      ];
    }
    case 'group':
      return [
        rotate(
          [
            `The points in Group ${story.round.group ?? ''} after ${weekName(story.week)}.`,
            `${weekName(story.week)} of Group ${story.round.group ?? ''} at the World Cup.`,
          ],
          turn,
        ),
      ];
    case 'campaign':
      return [`${its(story.team).replace(/^t/, 'T')} matches at World Cup 2026.`];
    case 'round':
    case 'season':
      throw notTold(story);
  }
}

export function notTold(story: Story): Error {
  return new Error(`${story.key}: leagues are not told in English`);
}
