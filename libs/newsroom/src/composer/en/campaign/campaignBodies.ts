import type { Phrase } from '../../Phrasebook.ts';
import { said, saidOnce } from '../../plan/Statement.ts';
import type { CampaignStory, Game, Team } from '../../plan/Story.ts';
import { recordOf } from '../../plan/tableOf.ts';
import { plainRound, theRound } from '../competitionWords.ts';
import { didTo, points, resultFor, rivalOf } from '../gameWords.ts';
import {
  aScore,
  capital,
  count,
  figure,
  inWords,
  list,
  rotate,
  the,
  The,
  times,
  winnersScore,
} from '../grammar.ts';
import { nameOf } from '../nations.ts';
import { inTown } from '../places.ts';
import { dayOf } from '../when.ts';
import { ways } from '../../ways.ts';

export function campaignBodies(story: CampaignStory, turn: number): Phrase[] {
  const games = `## ${rotate(['Match by match', 'The results', 'The record'], turn)}\n\n${gameLines(story)}`;
  const told = `## ${rotate(['The road', 'How it went'], turn)}\n\n${gameProse(story)}`;
  const scorers = scorersPart(story, turn);
  const figures = figuresPart(story);
  const orders: [string, string[]][] = [
    ['told-scorers', [told, figures, scorers]],
    ['scorers-told', [scorers, told, figures]],
    // A bare list is enough only where there are goals to tell of beside it.
    ...(story.record.goalsFor > 4
      ? ([
          ['list-scorers', [games, scorers, figures]],
          ['figures-list', [figures, games, scorers]],
        ] satisfies [string, string[]][])
      : []),
  ];
  return orders.map(([shape, parts]) => ({
    shape: `${shape}-campaign`,
    text: parts.filter(Boolean).join('\n\n'),
  }));
}

function gameLines({ games, team }: CampaignStory): string {
  return games
    .map((game) => {
      const [home, away] = game.score ?? [0, 0];
      const place = inTown(game).replace(/^in /, '');
      return `- **${game.round ? plainRound(game.round) : ''}** (${dayOf(game)}, ${place}): ${nameOf(game.home)} ${home}, ${nameOf(game.away)} ${away}${kicks(game, team)}`;
    })
    .join('\n');
}

function kicks(game: Game, team: Team): string {
  if (game.decidedBy === 'extra-time') return ', in extra time';
  if (!game.penalties) return '';
  const winner = resultFor(team, game) === 'won on kicks' ? team : rivalOf(team, game);
  return `; ${nameOf(winner)} won ${winnersScore(game.penalties)} on penalties`;
}

function gameProse({ games, team }: CampaignStory): string {
  const group = games.filter(({ round }) => round?.kind === 'group');
  const knock = games.filter(({ round }) => round?.kind !== 'group');
  const openers = [
    ways('It opened', 'It began', 'Its World Cup started'),
    'Next',
    ways('It closed the group stage', 'It ended the group stage', 'Its last group match was'),
  ];
  const first = group.map((game, place) => {
    const when = `on ${dayOf(game)} ${inTown(game)}`;
    const opener = openers[place] ?? 'Then';
    return opener === 'Next'
      ? ways(
          `Next, it ${didTo(team, game)} ${when}${halfTime(team, game)}.`,
          `Then it ${didTo(team, game)} ${when}${halfTime(team, game)}.`,
          `In its second match, ${when}, it ${didTo(team, game)}${halfTime(team, game)}.`,
        )
      : `${opener} ${when}, where it ${didTo(team, game)}${halfTime(team, game)}.`;
  });
  const later = knock.map(
    (game) =>
      `In ${game.round ? theRound(game.round) : ''}, on ${dayOf(game)} ${inTown(game)}, it ${didTo(team, game)}${halfTime(team, game)}.`,
  );
  return [first.join(' '), later.join(' ')].filter(Boolean).join('\n\n');
}

/** `, after trailing 1-0 at halftime`: only where the second half turned it. */
function halfTime(team: Team, { home, halfTime: half, winner, score, decidedBy }: Game): string {
  if (!half || !score || decidedBy !== 'goals') return '';
  const side = home.key === team.key ? 1 : -1;
  const then = Math.sign(half[0] - half[1]) * side;
  const end = winner === null ? 0 : Math.sign(score[0] - score[1]) * side;
  if (then === end || then === 0) return '';
  return `, after ${then > 0 ? 'leading' : 'trailing'} ${winnersScore(half)} at halftime`;
}

function scorersPart({ scorers, team, record }: CampaignStory, turn: number): string {
  const [first] = scorers;
  const heading = `## ${rotate(['Who scored', 'The scorers', 'The goals'], turn)}`;
  if (!first) {
    const none =
      record.goalsFor === 0 ? '' : ` ${capital(count(record.goalsFor, 'own goal'))} made up its total.`;
    return `${heading}\n\nNo player scored for ${the(team)} at the World Cup.${none}`;
  }
  const lines = scorers.map(({ player, goals }) => `- ${player}: ${count(goals, 'goal')}`).join('\n');
  const own = record.goalsFor - scorers.reduce((sum, { goals }) => sum + goals, 0);
  const rest =
    own > 0
      ? `\n\n${own === 1 ? 'An own goal' : `${capital(inWords(own))} own goals`} made up the rest of the total for ${the(team)}.`
      : '';
  if (scorers.length > 1) return `${heading}\n\n${lines}${rest}`;
  if (own > 0) {
    const others = own === 1 ? 'the other goal was an own goal' : `the other ${inWords(own)} were own goals`;
    return `${heading}\n\n${first.player} scored ${times(first.goals)} for ${the(team)} at the World Cup; ${others}.`;
  }
  const all = first.goals === 1 ? 'the only goal' : `all ${inWords(first.goals)} goals`;
  return `${heading}\n\n${first.player} scored ${all} for ${the(team)} at the World Cup.`;
}

/** `two goals`, `2.33 goals` */
function average(mean: number): string {
  return Number.isInteger(mean) ? count(mean, 'goal') : `${mean.toFixed(2).replace(/0$/, '')} goals`;
}

/** How it stood at halftime, where every half is recorded: `It led at halftime once and trailed twice.` */
function halves({ team, games }: CampaignStory): string {
  const leads = games.flatMap(({ home, halfTime: half }) =>
    half ? [Math.sign(half[0] - half[1]) * (home.key === team.key ? 1 : -1)] : [],
  );
  if (leads.length < games.length) return '';
  const often = (lead: number): number => leads.filter((one) => one === lead).length;
  const parts = [
    ...(often(1) > 0 ? [`led ${times(often(1))}`] : []),
    ...(often(0) > 0 ? [`was level ${times(often(0))}`] : []),
    ...(often(-1) > 0 ? [`trailed ${times(often(-1))}`] : []),
  ];
  return `At halftime it ${list(parts)}.`;
}

/** ` against Japan in Arlington` */
function atOf(team: Team, game: Game | undefined): string {
  return game ? ` against ${the(rivalOf(team, game))} ${inTown(game)}` : '';
}

function crowdSentence(matches: string, all: string, most: string): string {
  return ways(
    `Its ${matches} matches drew ${all} fans, with a high of ${most}.`,
    `In all, ${all} fans watched its ${matches} matches, as many as ${most}.`,
    `Total attendance was ${all}; the biggest crowd was ${most}.`,
    `The largest crowd was ${most}, out of ${all} over ${matches} matches.`,
    '',
  );
}

function figuresPart(story: CampaignStory): string {
  const { team, record, games } = story;
  const widest = saidOnce(story, 'widest')?.game;
  const substitutes = said(story, 'substitute').length;
  const reds = said(story, 'red-card').map(({ player }) => player);
  const crowd = games.map(({ attendance }) => attendance);
  const clean = games.filter(({ score, home }) => score?.[home.key === team.key ? 1 : 0] === 0).length;
  const rival = widest && the(rivalOf(team, widest));
  const result = widest && resultFor(team, widest);
  const group = recordOf(
    team,
    games.filter(({ round }) => round?.kind === 'group'),
  );
  const blank = games.filter(({ score, home }) => score?.[home.key === team.key ? 0 : 1] === 0).length;
  return [
    ways(
      `${The(team)} took ${points(group.points)} from its ${inWords(group.played)} group matches.`,
      `The group stage brought ${the(team)} ${points(group.points)}.`,
      `${The(team)} finished the group stage with ${points(group.points)}.`,
      `In the group, ${the(team)} earned ${points(group.points)}.`,
      `${The(team)} came out of its group matches with ${points(group.points)}.`,
    ),
    widest?.score && result === 'won'
      ? ways(
          `Its widest win was ${winnersScore(widest.score)} over ${rival ?? ''}.`,
          `The biggest win was ${winnersScore(widest.score)} over ${rival ?? ''}.`,
          `It won by most against ${rival ?? ''}, ${winnersScore(widest.score)}.`,
          `Its best result was ${aScore(winnersScore(widest.score))} win over ${rival ?? ''}.`,
        )
      : '',
    widest?.score && result === 'lost'
      ? ways(
          `The widest margin came in ${aScore(winnersScore(widest.score))} loss to ${rival ?? ''}.`,
          `Its heaviest defeat was ${winnersScore(widest.score)} to ${rival ?? ''}.`,
          `It lost by most to ${rival ?? ''}, ${winnersScore(widest.score)}.`,
        )
      : '',
    clean > 0
      ? ways(
          `${The(team)} had ${count(clean, 'shutout')}.`,
          `It posted ${count(clean, 'shutout')}.`,
          `${capital(count(clean, 'opponent'))} failed to score against it.`,
        )
      : ways(
          `${The(team)} allowed a goal in ${record.played === 2 ? 'both' : `all ${inWords(record.played)}`} matches.`,
          `Every opponent scored against ${the(team)}.`,
          `It had no shutouts.`,
        ),
    record.goalsFor > 0
      ? ways(
          `It averaged ${average(record.goalsFor / record.played)} a match.`,
          `It scored ${average(record.goalsFor / record.played)} a match.`,
          `Its attack averaged ${average(record.goalsFor / record.played)}.`,
          '',
        )
      : '',
    halves(story),
    blank > 0 && record.goalsFor > 0
      ? ways(
          `It was shut out ${times(blank)}.`,
          `It was held scoreless ${times(blank)}.`,
          `${capital(count(blank, 'match', 'matches'))} went by without a goal of its own.`,
        )
      : '',
    substitutes > 0
      ? ways(
          `${capital(count(substitutes, 'goal'))} came from ${substitutes === 1 ? 'a player' : 'players'} off the bench.`,
          `Substitutes scored ${count(substitutes, 'goal')}.`,
          `The bench produced ${count(substitutes, 'goal')}.`,
          `${capital(count(substitutes, 'goal'))} went to substitutes.`,
        )
      : '',
    crowd.length > 0 && crowd.every((one) => one !== null)
      ? crowdSentence(
          inWords(crowd.length),
          figure(crowd.reduce((sum, one) => sum + one, 0)),
          `${figure(Math.max(...crowd))}${atOf(team, games[crowd.indexOf(Math.max(...crowd))])}`,
        )
      : '',
    reds.length > 0
      ? `${list(reds)} ${reds.length === 1 ? 'was' : 'were'} sent off during the tournament.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
