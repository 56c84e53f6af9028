import { said, saidOnce } from '../../plan/Statement.ts';
import { plainCompetition, plainRound, weekName } from '../competitionWords.ts';
import { count, figure, inWords, list, nameOf, the } from '../grammar.ts';
import { minuteFigure } from '../minuteWords.ts';
import { atStadium, inCity, placeName } from '../places.ts';
import { fullDay } from '../when.ts';
import type { ToldMatch } from './ToldMatch.ts';

/** The figures of a match, line by line. */
export function factSheet(t: ToldMatch): string {
  const { game, story } = t;
  const [home, away] = game.score ?? [0, 0];
  const cards = saidOnce(story, 'yellow-cards');
  const red = said(story, 'red-card').map(({ player, team }) => `${player} (${nameOf(team)})`);
  const round = game.round
    ? `, ${plainRound(game.round)}${game.round.week === null ? '' : `, ${weekName(game.round.week)}`}`
    : '';
  const lines: [string, string | null][] = [
    ['Result', `${nameOf(game.home)} ${home}, ${nameOf(game.away)} ${away}`],
    ['Competition', `${plainCompetition(game.competition)}${round}`],
    ['Date', fullDay(game)],
    ['Venue', placeName(game) || null],
    ['Attendance', game.attendance === null ? null : figure(game.attendance)],
    ['Referee', game.referee && refereeOf(game.referee)],
    ['Goals', goalLine(t) || null],
    ['Yellow cards', cards && `${nameOf(game.home)} ${cards.home}, ${nameOf(game.away)} ${cards.away}`],
    ['Red cards', red.length === 0 ? null : list(red)],
  ];
  return lines.flatMap(([name, value]) => (value ? [`- **${name}:** ${value}`] : [])).join('\n');
}

/** `Raphael Claus (BRA)` → `Raphael Claus` */
export function refereeOf(referee: string): string {
  return referee.replace(/ \([A-Z]{3}\)$/, '');
}

function goalLine({ goals, game }: ToldMatch): string {
  const groups = Map.groupBy(
    goals,
    ({ player, side, kind }) => `${side} ${player} ${kind === 'own' ? 'own' : ''}`,
  );
  return [...groups.values()]
    .flatMap(([first, ...more]) => {
      if (!first) return [];
      const note = first.kind === 'own' ? 'own goal' : nameOf(game[first.side]);
      return [
        `${first.player} (${note}) ${[first, ...more].map(({ minute }) => minuteFigure(minute)).join(', ')}`,
      ];
    })
    .join('; ');
}

/** Crowd, referee, cards and captains as running text. */
export function factProse({ game, story }: ToldMatch, turn: number): string {
  const cards = saidOnce(story, 'yellow-cards');
  const [one, two] = said(story, 'line-up').filter(
    (lineUp): lineUp is typeof lineUp & { captain: string } => lineUp.captain !== null,
  );
  return [
    game.attendance === null
      ? ''
      : turn % 2 === 0
        ? `Attendance ${atStadium(game)} was ${figure(game.attendance)}.`
        : `The match drew ${figure(game.attendance)} ${atStadium(game)} ${inCity(game)}.`,
    game.referee
      ? `${refereeOf(game.referee)} was the referee${cards ? ` and ${shown(cards.home + cards.away, cards.home, cards.away)}` : ''}.`
      : '',
    one && two ? `${one.captain} captained ${the(one.team)}, ${two.captain} ${the(two.team)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');

  function shown(total: number, home: number, away: number): string {
    if (total === 0) return 'showed no yellow cards';
    const shownTo = `showed ${count(total, 'yellow card')}`;
    if (home === 0 || away === 0) {
      return `${shownTo}, ${total === 1 ? '' : 'all '}to ${the(home === 0 ? game.away : game.home)}`;
    }
    return `${shownTo}: ${inWords(home)} to ${the(game.home)} and ${inWords(away)} to ${the(game.away)}`;
  }
}
