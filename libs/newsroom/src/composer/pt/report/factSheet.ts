import { said, saidOnce } from '../../plan/Statement.ts';
import { isWoman } from '../../../facts/officials.ts';
import type { Team } from '../../plan/Story.ts';
import { plainCompetition, plainRound, weekName } from '../competitionWords.ts';
import { agree, capital, count, inWords, list, of, the } from '../grammar.ts';
import { atMinutes } from '../minuteWords.ts';
import { nameOf, refereeOf } from '../nations.ts';
import { atStadium, inCity, placeName } from '../places.ts';
import { fullDay } from '../when.ts';
import type { ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** `68.324` */
export function figure(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** The sheet that stands below a Brazilian report. */
export function factSheet(t: ToldMatch): string {
  const { game, story } = t;
  const [home, away] = game.score ?? [0, 0];
  const cards = saidOnce(story, 'yellow-cards');
  const red = said(story, 'red-card').map(({ player, team }) => `${player} (${nameOf(team)})`);
  const round = game.round
    ? ` – ${plainRound(game.round)}${game.round.week === null ? '' : `, ${weekName(game.round.week)}`}`
    : '';
  const lines: [string, string | null][] = [
    ['Jogo', `${nameOf(game.home)} ${home} x ${away} ${nameOf(game.away)}`],
    ['Competição', `${plainCompetition(game.competition)}${round}`],
    ['Data', fullDay(game)],
    ['Local', placeName(game)],
    ['Público', game.attendance === null ? null : `${figure(game.attendance)} torcedores`],
    [
      game.referee && isWoman(game.referee) ? 'Árbitra' : 'Árbitro',
      game.referee && refereeOf(game.referee).name,
    ],
    ['Gols', goalLine(t) || null],
    ['Cartões amarelos', cards && `${nameOf(game.home)} ${cards.home}, ${nameOf(game.away)} ${cards.away}`],
    ['Cartões vermelhos', red.length === 0 ? null : list(red)],
  ];
  return lines.flatMap(([name, value]) => (value ? [`- **${name}:** ${value}`] : [])).join('\n');
}

function goalLine({ goals, game }: ToldMatch): string {
  const groups = Map.groupBy(
    goals,
    ({ player, side, kind }) => `${side} ${player} ${kind === 'own' ? 'own' : ''}`,
  );
  return [...groups.values()]
    .map((own) => {
      const [first] = own;
      if (!first) return '';
      const team = nameOf(game[first.side]);
      const note = first.kind === 'own' ? 'contra' : team;
      return `${first.player} (${note}), ${atMinutes(own.map(({ minute }) => minute))}`;
    })
    .join('; ');
}

/** Crowd, referee, cards and captains as running text. */
export function factProse(t: ToldMatch): string {
  const { game, story } = t;
  const cards = saidOnce(story, 'yellow-cards');
  const captains = said(story, 'line-up').filter(
    (lineUp): lineUp is typeof lineUp & { captain: string } => lineUp.captain !== null,
  );
  const [one, two] = captains;
  const referee = game.referee && refereeOf(game.referee).told;
  return [
    game.attendance === null
      ? ''
      : ways(
          `O público ${atStadium(game)} foi de ${figure(game.attendance)} torcedores.`,
          `O público ${atStadium(game)}, ${inCity(game)}, foi de ${figure(game.attendance)} torcedores.`,
          `Assistiram ao jogo ${atStadium(game)} ${figure(game.attendance)} torcedores.`,
          `Havia ${figure(game.attendance)} torcedores ${atStadium(game)}.`,
          `O jogo ${atStadium(game)} recebeu ${figure(game.attendance)} torcedores.`,
          `${capital(atStadium(game))}, ${figure(game.attendance)} torcedores assistiram ao jogo.`,
          '',
        ),
    referee
      ? `${referee} apitou o jogo${cards ? ` e ${shown(cards.home, cards.away, game.home, game.away)}` : ''}.`
      : '',
    one && two
      ? ways(
          `${one.captain} foi o capitão ${of(one.team)}; ${two.captain}, o ${of(two.team)}.`,
          `${one.captain} e ${two.captain} foram os capitães.`,
          `As braçadeiras ficaram com ${one.captain} e ${two.captain}.`,
          `${capital(the(one.team))} ${agree(one.team, 'teve', 'tiveram')} ${one.captain} como capitão, e ${the(two.team)}, ${two.captain}.`,
          `Os capitães foram ${one.captain}, ${of(one.team)}, e ${two.captain}, ${of(two.team)}.`,
          '',
        )
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function shown(home: number, away: number, one: Team, other: Team): string {
  const total = home + away;
  if (total === 0) return 'não mostrou nenhum cartão amarelo';
  const cards = `mostrou ${count(total, 'cartão amarelo', 'cartões amarelos')}`;
  if (home === 0 || away === 0)
    return `${cards}, ${total === 1 ? '' : total === 2 ? 'ambos ' : 'todos '}para ${the(home === 0 ? other : one)}`;
  return `${cards}: ${inWords(home)} para ${the(one)} e ${inWords(away)} para ${the(other)}`;
}
