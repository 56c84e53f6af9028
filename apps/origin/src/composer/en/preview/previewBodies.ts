import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { PreviewStory, Team } from '../../plan/Story.ts';
import { plainCompetition, plainRound, weekName } from '../competitionWords.ts';
import { didIn, goalWords, recordWords } from '../gameWords.ts';
import { capital, count, inWords, its, list, nameOf, rotate, the, The } from '../grammar.ts';
import { groupTable } from '../groupTable.ts';
import { placeName } from '../places.ts';
import { refereeOf } from '../report/factSheet.ts';
import { streakSentence } from '../streakSentence.ts';
import { fullDay, hourOf } from '../when.ts';

export function previewBodies(story: PreviewStory, turn: number): Phrase[] {
  const { home, away } = story.game;
  const table = tablePart(story);
  const service = `## ${rotate(['How to follow it', 'The match at a glance'], turn)}\n\n${serviceSheet(story)}`;
  const teams = [home, away].map((team, place) => teamPart(story, team, turn + place));
  const headed = [home, away].map((team, place) =>
    teams[place] ? `## ${teamHeading(team, turn)}\n\n${teams[place]}` : '',
  );
  const running = teams.filter(Boolean).join('\n\n');
  const heading = rotate(['How they got here', 'The road so far', 'Form guide'], turn);
  const orders: [string, string[]][] = [
    ['teams-table-service', [...headed, table, service]],
    ['running-service', [running, table, service]],
    ['service-teams', [service, ...headed, table]],
    ['table-teams', [table, ...headed, service]],
    ['arrive', [running && `## ${heading}\n\n${running}`, table, service]],
  ];
  return orders.map(([shape, parts]) => ({
    shape: `${shape}-preview`,
    text: parts.filter(Boolean).join('\n\n'),
  }));
}

function teamHeading(team: Team, turn: number): string {
  return rotate(
    [`How ${the(team)} got here`, nameOf(team), `${its(team).replace(/^t/, 'T')} tournament so far`],
    turn,
  );
}

function teamPart(story: PreviewStory, team: Team, form: number): string {
  const previous = said(story, 'previous').find((one) => one.team.key === team.key);
  const record = said(story, 'record').find((one) => one.team.key === team.key);
  const scorers = said(story, 'scorers').find((one) => one.team.key === team.key);
  if (!previous || !record) return '';
  return [
    form % 2 === 0
      ? `Last time out, ${the(team)} ${didIn(team, previous.game)}.`
      : `${The(team)} ${didIn(team, previous.game)} in its last match.`,
    record.played === 1
      ? ''
      : `The record through ${inWords(record.played)} matches: ${recordWords(record)}, with ${goalWords(record)}.`,
    scorers
      ? scorersWords(scorers.list, record.goalsFor, team, form)
      : record.goalsFor === 0
        ? `${The(team)} has yet to score at the tournament.`
        : '',
    ...said(story, 'streak')
      .filter((one) => one.team.key === team.key && (one.of !== 'scoreless' || record.goalsFor > 0))
      .flatMap(streakSentence)
      .slice(0, 1),
  ]
    .filter(Boolean)
    .join(' ');
}

function scorersWords(
  scorers: { player: string; goals: number }[],
  goalsFor: number,
  team: Team,
  form: number,
): string {
  const [first, second] = scorers;
  if (!first) return '';
  if (scorers.length === 1) {
    return first.goals === 1
      ? `${first.player} has ${goalsFor === 1 ? `${its(team)} only goal` : `the only goal by one of ${its(team)} own players`}.`
      : `${first.player} is the only scorer for ${the(team)}, with ${inWords(first.goals)} goals.`;
  }
  if (first.goals === 1) {
    return scorers.length <= 4
      ? `${list(scorers.map(({ player }) => player))} have a goal each.`
      : `${capital(inWords(scorers.length))} players have scored for ${the(team)}.`;
  }
  const goals = count(first.goals, 'goal');
  if (second && second.goals === first.goals) {
    const level = scorers.filter((one) => one.goals === first.goals).map(({ player }) => player);
    return `${list(level)} lead ${the(team)} with ${goals} each.`;
  }
  return form % 2 === 0
    ? `${first.player} leads ${the(team)} with ${goals}.`
    : `The top scorer for ${the(team)} is ${first.player} with ${goals}.`;
}

function tablePart(story: PreviewStory): string {
  const table = saidOnce(story, 'table');
  return table ? `## Group ${table.group ?? ''} standings\n\n${groupTable(table.rows)}` : '';
}

function serviceSheet({ game }: PreviewStory): string {
  const round = game.round
    ? `, ${plainRound(game.round)}${game.round.week === null ? '' : `, ${weekName(game.round.week)}`}`
    : '';
  const lines: [string, string | null][] = [
    ['Match', `${nameOf(game.home)} vs. ${nameOf(game.away)}`],
    ['Competition', `${plainCompetition(game.competition)}${round}`],
    ['Date', fullDay(game)],
    ['Kickoff', hourOf(game)],
    ['Venue', placeName(game) || null],
    ['Referee', game.referee && refereeOf(game.referee)],
  ];
  return lines.flatMap(([name, value]) => (value ? [`- **${name}:** ${value}`] : [])).join('\n');
}
