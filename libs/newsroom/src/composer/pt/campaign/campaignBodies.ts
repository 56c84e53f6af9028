import { said, saidOnce } from '../../plan/Statement.ts';
import type { Phrase } from '../../Phrasebook.ts';
import type { CampaignStory, Game } from '../../plan/Story.ts';
import { plainRound } from '../competitionWords.ts';
import { agree, by, capital, count, inWords, list, of, rotate, the, The } from '../grammar.ts';
import { resultOf, resultFor, rivalOf } from '../gameWords.ts';
import { nameOf } from '../nations.ts';
import { winnersScore } from '../scoreWords.ts';
import { dayOf } from '../when.ts';
import { ways } from '../../ways.ts';

export function campaignBodies(story: CampaignStory, turn: number): Phrase[] {
  const games = `## ${rotate(['Jogo a jogo', 'Os resultados', 'A campanha'], turn)}\n\n${gameLines(story)}`;
  const told = `## ${rotate(['O caminho', 'Como foi'], turn)}\n\n${gameProse(story)}`;
  const scorers = scorersPart(story, turn);
  const figures = figuresPart(story);
  const orders: [string, string[]][] = [
    ['list-scorers', [games, scorers, figures]],
    ['figures-list', [figures, games, scorers]],
    ['told-scorers', [told, figures, scorers]],
    ['scorers-told', [scorers, told, figures]],
  ];
  return orders.map(([shape, parts]) => ({
    shape: `${shape}-campaign`,
    text: parts.filter(Boolean).join('\n\n'),
  }));
}

function gameLines({ games, team }: CampaignStory): string {
  return games
    .map(
      (game) =>
        `- **${phase(game)}** (${dayOf(game)}): ${nameOf(game.home)} ${(game.score ?? [0, 0]).join(' x ')} ${nameOf(game.away)}${kicks(game, team)}`,
    )
    .join('\n');
}

function phase({ round }: Game): string {
  if (!round) return '';
  return round.week === null ? plainRound(round) : `${plainRound(round)}, ${round.week}ª rodada`;
}

function kicks(game: Game, team: CampaignStory['team']): string {
  if (game.decidedBy === 'extra-time') return ', na prorrogação';
  if (!game.penalties) return '';
  return `; nos pênaltis, ${winnersScore(game.penalties)} para ${the(resultFor(team, game) === 'won on kicks' ? team : rivalOf(team, game))}`;
}

function gameProse({ games, team }: CampaignStory): string {
  const group = games.filter(({ round }) => round?.kind === 'group');
  const knock = games.filter(({ round }) => round?.kind !== 'group');
  const first = `Na fase de grupos, ${the(team)} ${list(group.map((game) => resultOf(team, game)))}.`;
  const later = knock.map((game) => `${capital(inPhase(game))}, ${resultOf(team, game)}.`).join(' ');
  return [first, later].filter(Boolean).join('\n\n');
}

function inPhase({ round }: Game): string {
  const names: Record<string, string> = {
    r32: 'nos 16 avos de final',
    r16: 'nas oitavas de final',
    qf: 'nas quartas de final',
    sf: 'na semifinal',
    third: 'na disputa do terceiro lugar',
    final: 'na final',
  };
  return names[round?.kind ?? ''] ?? 'depois';
}

function scorersPart({ scorers, team, record }: CampaignStory, turn: number): string {
  const [first] = scorers;
  if (!first) return '';
  const heading = `## ${rotate(['Quem marcou', 'Os artilheiros', 'Os gols'], turn)}`;
  const lines = scorers.map(({ player, goals }) => `- ${player}: ${count(goals, 'gol', 'gols')}`).join('\n');
  const own = record.goalsFor - scorers.reduce((sum, { goals }) => sum + goals, 0);
  const rest =
    own > 0
      ? `\n\n${ways(
          `${own === 1 ? 'Houve ainda um gol contra' : `Houve ainda ${inWords(own)} gols contra`} a favor ${of(team)}.`,
          `A conta inclui ${own === 1 ? 'um gol contra' : `${inWords(own)} gols contra`} dos adversários.`,
        )}`
      : '';
  if (scorers.length === 1)
    return `${heading}\n\n${first.player} fez ${first.goals === 1 ? 'o único gol marcado' : `os ${inWords(first.goals)} gols marcados`} ${by(team)} na Copa.${rest}`;
  return `${heading}\n\n${lines}${rest}`;
}

function crowdSentence(most: string, team: CampaignStory['team']): string {
  return ways(
    `O maior público foi de ${most} torcedores.`,
    `O jogo mais visto no estádio teve ${most} torcedores.`,
    `O recorde de público ${of(team)} foi de ${most} torcedores.`,
    `No jogo de mais público, ${most} torcedores viram ${the(team)}.`,
    `${The(team)} ${agree(team, 'jogou', 'jogaram')} para até ${most} torcedores.`,
    '',
  );
}

function figuresPart(story: CampaignStory): string {
  const { team, record, games } = story;
  const widest = saidOnce(story, 'widest')?.game;
  const substitutes = said(story, 'substitute').length;
  const reds = said(story, 'red-card').map(({ player }) => player);
  const crowd = games.map(({ attendance }) => attendance);
  const clean = games.filter(
    ({ score: result, home }) => result?.[home.key === team.key ? 1 : 0] === 0,
  ).length;
  const rival = widest && rivalOf(team, widest);
  return [
    widest?.score && rival && resultFor(team, widest) === 'won'
      ? ways(
          `A maior vitória ${of(team)} foi por ${winnersScore(widest.score)}, sobre ${the(rival)}.`,
          `O melhor resultado ${of(team)} foi o ${winnersScore(widest.score)} sobre ${the(rival)}.`,
          `${The(team)} ${agree(team, 'teve', 'tiveram')} como placar mais largo o ${winnersScore(widest.score)} sobre ${the(rival)}.`,
        )
      : '',
    widest?.score && rival && resultFor(team, widest) === 'lost'
      ? ways(
          `A maior diferença veio na derrota por ${winnersScore(widest.score)} para ${the(rival)}.`,
          `O pior placar foi o ${winnersScore(widest.score)} para ${the(rival)}.`,
          `A derrota mais larga foi para ${the(rival)}, por ${winnersScore(widest.score)}.`,
        )
      : '',
    clean > 0
      ? ways(
          `Em ${count(clean, 'jogo', 'jogos')}, ${the(team)} não ${agree(team, 'sofreu', 'sofreram')} gols.`,
          `${The(team)} ${agree(team, 'saiu', 'saíram')} de campo sem sofrer gols em ${count(clean, 'jogo', 'jogos')}.`,
          `A defesa não foi vazada em ${count(clean, 'jogo', 'jogos')}.`,
        )
      : ways(
          `${The(team)} ${agree(team, 'sofreu', 'sofreram')} gols nas ${count(record.played, 'partida', 'partidas')}.`,
          `Não houve jogo ${of(team)} sem gol sofrido.`,
          `A defesa ${of(team)} foi vazada em todos os jogos.`,
        ),
    substitutes > 0
      ? ways(
          `${capital(count(substitutes, 'gol saiu', 'gols saíram'))} de quem começou no banco.`,
          `Reservas fizeram ${count(substitutes, 'gol', 'gols')} ${of(team)}.`,
          `Do banco ${substitutes === 1 ? 'veio' : 'vieram'} ${count(substitutes, 'gol', 'gols')}.`,
          `${capital(count(substitutes, 'gol foi', 'gols foram'))} de jogadores que entraram durante a partida.`,
        )
      : '',
    reds.length > 0
      ? ways(
          `${list(reds)} ${reds.length === 1 ? 'foi expulso' : 'foram expulsos'} durante a campanha.`,
          `${reds.length === 1 ? 'Levou' : 'Levaram'} cartão vermelho ${list(reds)}.`,
        )
      : '',
    crowd.every((one) => one !== null) && crowd.length > 0
      ? crowdSentence(String(Math.max(...crowd)).replace(/\B(?=(\d{3})+$)/g, '.'), team)
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
