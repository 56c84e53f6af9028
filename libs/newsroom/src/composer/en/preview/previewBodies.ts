import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { PreviewStory, Team } from '../../plan/Story.ts';
import { bareRound, plainCompetition } from '../competitionWords.ts';
import { didIn, recordWords, resultNoun, withGoals } from '../gameWords.ts';
import { capital, count, inWords, list, possessive, rotate, the, The } from '../grammar.ts';
import { groupTable } from '../groupTable.ts';
import { nameOf, refereeOf } from '../nations.ts';
import { placeName } from '../places.ts';
import { streakSentence } from '../streakSentence.ts';
import { dayAndHour, dayOf } from '../when.ts';
import { ways } from '../../ways.ts';

export function previewBodies(story: PreviewStory, turn: number, opening: string): Phrase[] {
  const { home, away } = story.game;
  const table = tablePart(story, turn);
  const service = `## ${rotate(['Match details', 'When and where', 'The essentials'], turn)}\n\n${serviceSheet(story)}`;
  const teams = [home, away].map((team) => teamPart(story, team, opening));
  const headed = [home, away].map((team, place) =>
    teams[place] ? `## ${teamHeading(team, turn)}\n\n${teams[place]}` : '',
  );
  const running = teams.join('\n\n');
  const orders: [string, string[]][] = [
    ['teams-table-service', [...headed, table, service]],
    ['running-service', [running, table, service]],
    ['service-teams', [service, ...headed, table]],
    ['table-teams', [table, ...headed, service]],
    [
      'arrive',
      [
        `## ${rotate(['How they got here', 'The road so far', 'Results so far'], turn)}\n\n${running}`,
        table,
        service,
      ],
    ],
  ];
  return orders.map(([shape, parts]) => ({ shape, text: parts.filter(Boolean).join('\n\n') }));
}

function teamHeading(team: Team, turn: number): string {
  return rotate([`${capital(possessive(the(team)))} form`, nameOf(team), `How ${the(team)} got here`], turn);
}

function teamPart(story: PreviewStory, team: Team, opening: string): string {
  const previous = said(story, 'previous').find((one) => one.team.key === team.key);
  const record = said(story, 'record').find((one) => one.team.key === team.key);
  const scorers = said(story, 'scorers').find((one) => one.team.key === team.key);
  if (!previous || !record) return '';
  const from = `is coming off ${resultNoun(team, previous.game)}`;
  const [did, day] = [didIn(team, previous.game), dayOf(previous.game)];
  const last = ways(
    ...(opening.includes(from) ? [] : [`${The(team)} ${from}.`, `${The(team)} ${from} on ${day}.`]),
    `Last time out, ${the(team)} ${did}.`,
    `In its previous match, ${the(team)} ${did}.`,
    `${The(team)} ${did} in its last match.`,
    `${The(team)} ${did} on ${day}.`,
    `On ${day}, ${the(team)} ${did}.`,
    `The last time it played, ${the(team)} ${did}.`,
  );
  const so =
    record.played === 1
      ? ''
      : ways(
          `It has ${recordWords(record)} in ${inWords(record.played)} matches at this World Cup, ${withGoals(record)}.`,
          `Its record at this World Cup is ${recordWords(record)}, ${withGoals(record)}.`,
          `So far at this World Cup it has ${recordWords(record)}, ${withGoals(record)}.`,
          `Through ${inWords(record.played)} matches it has ${recordWords(record)}, ${withGoals(record)}.`,
        );
  return [
    last,
    so,
    scorers
      ? scorersWords(scorers.list, team)
      : record.goalsFor === 0
        ? `${The(team)} has yet to score at this World Cup.`
        : '',
    ...said(story, 'streak')
      // That it has yet to score is said already.
      .filter((one) => one.team.key === team.key && (one.of !== 'scoreless' || record.goalsFor > 0))
      .flatMap(streakSentence)
      .slice(0, 1),
  ]
    .filter(Boolean)
    .join(' ');
}

function scorersWords(scorers: { player: string; goals: number }[], team: Team): string {
  const [first, second] = scorers;
  if (!first) return '';
  if (scorers.length === 1) {
    return first.goals === 1
      ? ways(
          `${first.player} has scored for ${the(team)} at the tournament.`,
          `${first.player} has the one goal scored by a player of ${the(team)}.`,
        )
      : `${first.player} has scored ${inWords(first.goals)} times for ${the(team)} at the tournament.`.replace(
          'two times',
          'twice',
        );
  }
  if (first.goals === 1) {
    return scorers.length <= 4
      ? ways(
          `The goals have come from ${list(scorers.map(({ player }) => player))}.`,
          `${list(scorers.map(({ player }) => player))} have scored for ${the(team)}.`,
          `Its scorers are ${list(scorers.map(({ player }) => player))}, with one goal each.`,
          `${list(scorers.map(({ player }) => player))} have one goal each.`,
        )
      : `${capital(inWords(scorers.length))} different players have scored for ${the(team)}.`;
  }
  const goals = count(first.goals, 'goal');
  if (second && second.goals === first.goals) {
    const level = scorers.filter((one) => one.goals === first.goals).map(({ player }) => player);
    return `${list(level)} lead ${the(team)} with ${goals} each.`;
  }
  return ways(
    `${first.player} leads ${the(team)} with ${goals} at the tournament.`,
    `${possessive(The(team))} top scorer is ${first.player}, with ${goals}.`,
    `Nobody has scored more for ${the(team)} than ${first.player}, with ${goals}.`,
    `${first.player} has ${goals}, the most for ${the(team)}.`,
    `With ${goals}, ${first.player} is the leading scorer for ${the(team)}.`,
    `The leading scorer for ${the(team)} is ${first.player}: ${goals}.`,
    `${first.player} tops the scoring list for ${the(team)}, with ${goals}.`,
    `${first.player} has scored ${goals} for ${the(team)}.`,
  );
}

function tablePart(story: PreviewStory, turn: number): string {
  const table = saidOnce(story, 'table');
  if (!table) return '';
  const group = `Group ${table.group ?? ''}`;
  return `## ${rotate([`${group} standings`, `Where ${group} stands`], turn)}\n\n${groupTable(table.rows)}`;
}

function serviceSheet({ game }: PreviewStory): string {
  const round = game.round ? `, ${bareRound(game.round)}` : '';
  const lines: [string, string | null][] = [
    ['Match', `${nameOf(game.home)} vs. ${nameOf(game.away)}`],
    ['Competition', `${plainCompetition(game.competition)}${round}`],
    ['Kickoff', dayAndHour(game)],
    ['Venue', placeName(game)],
    ['Referee', game.referee && refereeOf(game.referee).name],
  ];
  return lines.flatMap(([name, value]) => (value ? [`- **${name}:** ${value}`] : [])).join('\n');
}
