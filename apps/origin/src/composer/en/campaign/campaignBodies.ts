import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { CampaignStory, Game, Team } from '../../plan/Story.ts';
import { inRound, plainRound, weekName } from '../competitionWords.ts';
import { didTo, rivalOf } from '../gameWords.ts';
import { capital, count, figure, inWords, its, list, rotate, the, The } from '../grammar.ts';
import { board, winnersScore } from '../scoreWords.ts';
import { dayOf } from '../when.ts';

export function campaignBodies(story: CampaignStory, turn: number): Phrase[] {
  const games = `## ${rotate(['Match by match', 'The results', 'The tournament'], turn)}\n\n${gameLines(story)}`;
  const told = `## ${rotate(['The road', 'How it went'], turn)}\n\n${gameProse(story)}`;
  const scorers = scorersPart(story, turn);
  const figures = figuresPart(story);
  const orders: [string, string[]][] = [
    ['list-scorers', [games, scorers, told, figures]],
    ['figures-list', [figures, games, told, scorers]],
    ['told-scorers', [told, figures, scorers, games]],
    ['scorers-told', [scorers, told, figures, games]],
  ];
  return orders.map(([shape, parts]) => ({
    shape: `${shape}-campaign`,
    text: parts.filter(Boolean).join('\n\n'),
  }));
}

function gameLines({ games, team }: CampaignStory): string {
  return games
    .map((game) => `- **${phase(game)}** (${dayOf(game)}): ${board(game)}${decided(game, team)}`)
    .join('\n');
}

function phase({ round }: Game): string {
  if (!round) return '';
  return round.week === null ? plainRound(round) : `${plainRound(round)}, ${weekName(round.week)}`;
}

function decided(game: Game, team: Team): string {
  if (game.decidedBy === 'extra-time') return ', after extra time';
  if (!game.penalties || game.winner === null) return '';
  const won = game[game.winner].key === team.key;
  return `; ${winnersScore(game.penalties)} on penalties for ${the(won ? team : rivalOf(team, game))}`;
}

function gameProse({ games, team }: CampaignStory): string {
  const group = games.filter(({ round }) => round?.kind === 'group');
  const knock = games.filter(({ round }) => round?.kind !== 'group');
  const first = `In the group stage, ${the(team)} ${list(group.map((game) => didTo(team, game)))}.`;
  const later = knock
    .map((game) => `${capital(game.round ? inRound(game.round) : 'after that')}, it ${didTo(team, game)}.`)
    .join(' ');
  return [first, later].filter(Boolean).join('\n\n');
}

function scorersPart({ scorers, team, record }: CampaignStory, turn: number): string {
  const [first] = scorers;
  if (!first) return '';
  const heading = `## ${rotate(['Who scored', 'The scorers', 'The goals'], turn)}`;
  const lines = scorers.map(({ player, goals }) => `- ${player}: ${count(goals, 'goal')}`).join('\n');
  const own = record.goalsFor - scorers.reduce((sum, { goals }) => sum + goals, 0);
  const rest =
    own > 0
      ? `\n\n${own === 1 ? 'There was also an own goal' : `There were also ${inWords(own)} own goals`} in favor of ${the(team)}.`
      : '';
  if (scorers.length === 1) {
    return `${heading}\n\n${first.player} scored ${first.goals === 1 ? `the only goal` : `all ${inWords(first.goals)} goals`} by a player of ${the(team)} at the World Cup.${rest}`;
  }
  return `${heading}\n\n${lines}${rest}`;
}

function figuresPart(story: CampaignStory): string {
  const { team, record, games } = story;
  const widest = saidOnce(story, 'widest')?.game;
  const rival = widest && rivalOf(team, widest);
  const substitutes = said(story, 'substitute').length;
  const reds = said(story, 'red-card').map(({ player }) => player);
  const crowds = games.map(({ attendance }) => attendance);
  const clean = games.filter(({ score, home }) => score?.[home.key === team.key ? 1 : 0] === 0).length;
  const winner = widest?.winner ?? null;
  const won = widest !== undefined && winner !== null && widest[winner].key === team.key;
  const onGoals = widest?.decidedBy !== 'shoot-out' && winner !== null;
  return [
    widest?.score && rival && onGoals
      ? won
        ? `${capital(its(team))} widest win was ${winnersScore(widest.score)} over ${the(rival)}.`
        : `The widest margin was in the ${winnersScore(widest.score)} loss to ${the(rival)}.`
      : '',
    clean > 0
      ? `${The(team)} posted ${count(clean, 'shutout')}.`
      : `${The(team)} conceded in all ${inWords(record.played)} matches.`,
    substitutes > 0 ? `${capital(count(substitutes, 'goal'))} came from the bench.` : '',
    reds.length > 0 ? `${list(reds)} ${reds.length === 1 ? 'was' : 'were'} sent off along the way.` : '',
    crowds.length > 0 && crowds.every((one) => one !== null)
      ? `The biggest crowd for one of its matches was ${figure(Math.max(...crowds))}, and all told ${figure(crowds.reduce((sum, one) => sum + one, 0))} watched in the stadiums.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
