import { said, saidOnce } from '../../plan/Statement.ts';
import { isWoman } from '../../../facts/officials.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { PreviewStory, Team } from '../../plan/Story.ts';
import { plainCompetition, plainRound, weekName } from '../competitionWords.ts';
import { agree, by, capital, count, inWords, list, of, rotate, the, The } from '../grammar.ts';
import { comesFrom, didIn, resultOf, withGoals, recordWords } from '../gameWords.ts';
import { nameOf, refereeOf } from '../nations.ts';
import { inCity, placeName } from '../places.ts';
import { groupTable } from '../groupTable.ts';
import { streakSentence } from '../streakSentence.ts';
import { dayOf, fullDay, hourOf } from '../when.ts';
import { ways } from '../../ways.ts';

export function previewBodies(story: PreviewStory, turn: number, opening: string): Phrase[] {
  const { home, away } = story.game;
  const table = tablePart(story);
  const service = `## Serviço do jogo\n\n${serviceSheet(story)}`;
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
        `## ${rotate(['Como chegam', 'O caminho até aqui', 'A campanha dos dois'], turn)}\n\n${running}`,
        table,
        service,
      ],
    ],
  ];
  return orders.map(([shape, parts]) => ({ shape, text: parts.filter(Boolean).join('\n\n') }));
}

function teamHeading(team: Team, turn: number): string {
  return rotate(
    [`Como ${agree(team, 'chega', 'chegam')} ${the(team)}`, nameOf(team), `A campanha ${of(team)}`],
    turn,
  );
}

function teamPart(story: PreviewStory, team: Team, opening: string): string {
  const previous = said(story, 'previous').find((one) => one.team.key === team.key);
  const record = said(story, 'record').find((one) => one.team.key === team.key);
  const scorers = said(story, 'scorers').find((one) => one.team.key === team.key);
  if (!previous || !record) return '';
  const from = comesFrom(team, previous.game);
  const did = didIn(team, previous.game);
  const day = dayOf(previous.game);
  const last = ways(
    ...(opening.includes(from)
      ? []
      : [`${The(team)} ${from}.`, `${The(team)} ${from}, ${inCity(previous.game)}.`]),
    `No último jogo, ${the(team)} ${did}.`,
    `Na partida anterior, ${the(team)} ${did}.`,
    `${The(team)} ${did}, na última vez que ${agree(team, 'jogou', 'jogaram')}.`,
    `Em ${day}, ${the(team)} ${did}.`,
    `${The(team)} ${resultOf(team, previous.game)} em ${day}, ${inCity(previous.game)}.`,
    `Antes deste jogo, ${the(team)} ${did}.`,
  );
  const so =
    record.played === 1
      ? ''
      : ways(
          `Em ${inWords(record.played)} jogos na Copa, ${agree(team, 'tem', 'têm')} ${recordWords(record)}, ${withGoals(record)}.`,
          `São ${recordWords(record)} na Copa, ${withGoals(record)}.`,
          `A campanha até aqui é de ${recordWords(record)}, ${withGoals(record)}.`,
          `Na Copa, ${agree(team, 'soma', 'somam')} ${recordWords(record)}, ${withGoals(record)}.`,
        );
  return [
    last,
    so,
    scorers
      ? scorersWords(scorers.list, team)
      : record.goalsFor === 0
        ? `${The(team)} ainda não ${agree(team, 'marcou', 'marcaram')} nesta Copa.`
        : '',
    ...said(story, 'streak')
      .filter((one) => one.team.key === team.key)
      .flatMap(streakSentence)
      .slice(0, 1),
  ]
    .filter(Boolean)
    .join(' ');
}

function scorersWords(scorers: { player: string; goals: number }[], team: Team): string {
  const [first, second] = scorers;
  if (!first) return '';
  if (scorers.length === 1)
    return first.goals === 1
      ? ways(
          `${first.player} fez o único gol ${of(team)} na competição.`,
          `O único gol ${of(team)} até aqui foi de ${first.player}.`,
          `${capital(by(team))}, só ${first.player} marcou, uma vez.`,
        )
      : `${first.player} fez os ${inWords(first.goals)} gols ${of(team)} na competição.`;
  if (first.goals === 1) {
    return scorers.length <= 4
      ? ways(
          `Os gols foram de ${list(scorers.map(({ player }) => player))}.`,
          `Marcaram ${by(team)} ${list(scorers.map(({ player }) => player))}.`,
          `${list(scorers.map(({ player }) => player))} fizeram os gols ${of(team)}.`,
          `Um gol de cada: ${list(scorers.map(({ player }) => player))}.`,
        )
      : `${capital(inWords(scorers.length))} jogadores já marcaram ${by(team)}.`;
  }
  const goals = count(first.goals, 'gol', 'gols');
  if (second && second.goals === first.goals) {
    const level = scorers.filter((one) => one.goals === first.goals).map(({ player }) => player);
    return `${list(level)} dividem a artilharia ${of(team)}, com ${goals} cada.`;
  }
  return ways(
    `${first.player} é o artilheiro ${of(team)} no torneio, com ${goals}.`,
    `Quem mais marcou ${by(team)} foi ${first.player}, com ${goals}.`,
    `O artilheiro ${of(team)} é ${first.player}: ${goals}.`,
    `Com ${goals}, ${first.player} lidera a lista de goleadores ${of(team)}.`,
    `${capital(by(team))}, ninguém marcou mais que ${first.player}: ${goals}.`,
    `${first.player} já fez ${goals} ${by(team)}.`,
    `${first.player} puxa a artilharia ${of(team)}, com ${goals}.`,
    `Na lista de quem marcou ${by(team)}, ${first.player} é o primeiro, com ${goals}.`,
  );
}

function tablePart(story: PreviewStory): string {
  const table = saidOnce(story, 'table');
  return table ? `## A classificação do Grupo ${table.group ?? ''}\n\n${groupTable(table.rows)}` : '';
}

function serviceSheet({ game }: PreviewStory): string {
  const hour = hourOf(game);
  const round = game.round
    ? ` – ${plainRound(game.round)}${game.round.week === null ? '' : `, ${weekName(game.round.week)}`}`
    : '';
  const lines: [string, string | null][] = [
    ['Jogo', `${nameOf(game.home)} x ${nameOf(game.away)}`],
    ['Competição', `${plainCompetition(game.competition)}${round}`],
    ['Data', fullDay(game)],
    ['Horário', hour && `${hour} (de Brasília)`],
    ['Local', placeName(game)],
    [
      game.referee && isWoman(game.referee) ? 'Árbitra' : 'Árbitro',
      game.referee && refereeOf(game.referee).name,
    ],
  ];
  return lines.flatMap(([name, value]) => (value ? [`- **${name}:** ${value}`] : [])).join('\n');
}
