import { saidOnce } from '../plan/Statement.ts';
import type { Game, Story } from '../plan/Story.ts';
import { bareRound, plainCompetition, plainRound, weekName } from './competitionWords.ts';
import { capital, possessive, rotate, the, winnersScore } from './grammar.ts';
import { nameOf } from './nations.ts';
import { placeName } from './places.ts';
import { dayAndHour, fullDay } from './when.ts';

/** What stands over the headline. */
export function epigraphs(story: Story, turn: number): string[] {
  switch (story.kind) {
    case 'report':
    case 'preview': {
      const { round, competition } = story.game;
      if (!round) return [plainCompetition(competition)];
      const name = plainRound(round);
      return [
        rotate(
          [
            name,
            `World Cup ${bareRound(round)}`,
            round.week === null ? name : `${name}, Matchday ${round.week}`,
          ],
          turn,
        ),
      ];
    }
    case 'group':
      return [rotate([`Group ${story.round.group ?? ''}`, 'Standings', 'World Cup standings'], turn)];
    case 'campaign':
      return [rotate(['By the numbers', 'World Cup review', 'Game by game'], turn)];
    case 'round':
    case 'season':
      throw new Error(`${story.key}: leagues are not told in English`);
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
      return [`${nameOf(story.team)} at the World Cup`, nameOf(story.team)];
    case 'round':
    case 'season':
      throw new Error(`${story.key}: leagues are not told in English`);
  }
}

function board({ home, away, score }: Game, name: (team: Game['home']) => string): string {
  const [one, two] = score ?? [0, 0];
  return `${name(home)} ${one}-${two} ${name(away)}`;
}

/** The line below the picture. */
export function captions(story: Story, turn: number): string[] {
  switch (story.kind) {
    case 'report': {
      const { game } = story;
      const shootOut = saidOnce(story, 'shoot-out');
      const kicks = shootOut ? ` (${winnersScore(shootOut.score)} on penalties)` : '';
      const place = placeName(game) ?? '';
      return [
        rotate(
          [
            `${board(game, nameOf)}${kicks}, ${fullDay(game)}, ${place}.`,
            `${place}, ${fullDay(game)}: ${board(game, nameOf)}${kicks}.`,
          ],
          turn,
        ),
      ];
    }
    case 'preview':
      return [`${nameOf(story.game.home)} vs. ${nameOf(story.game.away)}: ${dayAndHour(story.game)}.`];
    case 'group': {
      const group = `Group ${story.round.group ?? ''}`;
      return [
        rotate(
          [
            `Points in ${group} after the ${weekName(story.week)}.`,
            `${capital(weekName(story.week))} of ${group} at the World Cup.`,
          ],
          turn,
        ),
      ];
    }
    case 'campaign':
      return [`${capital(possessive(the(story.team)))} run at the 2026 World Cup.`];
    case 'round':
    case 'season':
      throw new Error(`${story.key}: leagues are not told in English`);
  }
}
