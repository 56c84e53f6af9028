import { said, saidOnce } from '../../plan/Statement.ts';
import type { Goal, Team } from '../../plan/Story.ts';
import { bareRound, plainCompetition } from '../competitionWords.ts';
import { capital, count, figure, inWords, list, the } from '../grammar.ts';
import { mark } from '../minuteWords.ts';
import { nameOf, refereeOf } from '../nations.ts';
import { atPlace, atStadium, placeName } from '../places.ts';
import { fullDay } from '../when.ts';
import type { ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** The box below a report. */
export function factSheet(t: ToldMatch): string {
  const { game, story } = t;
  const [home, away] = game.score ?? [0, 0];
  const cards = saidOnce(story, 'yellow-cards');
  const red = said(story, 'red-card').map(({ player, team }) => `${player} (${nameOf(team)})`);
  const round = game.round ? `, ${bareRound(game.round)}` : '';
  const kicks = t.shootOut ? `, ${nameOf(t.winner)} wins${t.kicks ? ` ${t.kicks}` : ''} on penalties` : '';
  const formations = said(story, 'line-up')
    .filter(({ formation }) => formation !== '')
    .map(({ team, formation }) => `${nameOf(team)} ${formation}`);
  const lines: [string, string | null][] = [
    ['Final score', `${nameOf(game.home)} ${home}, ${nameOf(game.away)} ${away}${kicks}`],
    ['Competition', `${capital(plainCompetition(game.competition))}${round}`],
    ['Date', fullDay(game)],
    ['Venue', placeName(game)],
    ['Attendance', game.attendance === null ? null : figure(game.attendance)],
    ['Referee', game.referee && refereeOf(game.referee).name],
    ['Goals', goalLine(t) || null],
    ['Formations', formations.length === 2 ? formations.join(', ') : null],
    ['Yellow cards', cards && `${nameOf(game.home)} ${cards.home}, ${nameOf(game.away)} ${cards.away}`],
    ['Red cards', red.length === 0 ? null : list(red)],
  ];
  return lines.flatMap(([name, value]) => (value ? [`- **${name}:** ${value}`] : [])).join('\n');
}

function goalLine({ goals, game }: ToldMatch): string {
  return (['home', 'away'] as const)
    .flatMap((side) => {
      const own = goals.filter((goal) => goal.side === side);
      return own.length === 0 ? [] : [`${nameOf(game[side])}: ${scorers(own)}`];
    })
    .join('; ');
}

/** `Kane 12', 42', Bellingham 47'` */
function scorers(goals: readonly Goal[]): string {
  return [...Map.groupBy(goals, ({ player, kind }) => `${player} ${kind === 'own' ? 'own' : ''}`).values()]
    .map(
      (own) =>
        `${own[0]?.player ?? ''} ${own.map(({ minute, kind }) => `${mark(minute)}${note(kind)}`).join(', ')}`,
    )
    .join(', ');
}

function note(kind: Goal['kind']): string {
  return { goal: '', penalty: ' (pen.)', own: ' (own goal)' }[kind];
}

/** Crowd, referee, cards and captains as running text. */
export function factProse(t: ToldMatch, opening: string): string {
  const { game, story } = t;
  const cards = saidOnce(story, 'yellow-cards');
  const captains = said(story, 'line-up').filter(
    (lineUp): lineUp is typeof lineUp & { captain: string } => lineUp.captain !== null,
  );
  const [one, two] = captains;
  const referee = game.referee && refereeOf(game.referee).told;
  return [
    // Said already where the opening counts the crowd.
    game.attendance === null || opening.includes(figure(game.attendance))
      ? ''
      : ways(
          `Attendance ${atStadium(game)} was ${figure(game.attendance)}.`,
          `The match drew ${figure(game.attendance)} fans ${atPlace(game)}.`,
          `A crowd of ${figure(game.attendance)} watched ${atStadium(game)}.`,
          `There were ${figure(game.attendance)} in the stands ${atStadium(game)}.`,
          `The crowd ${atStadium(game)} was ${figure(game.attendance)}.`,
          '',
        ),
    referee
      ? `${referee} ${cards ? shown(cards.home, cards.away, game.home, game.away) : 'was in charge'}.`
      : '',
    one && two
      ? ways(
          `${one.captain} captained ${the(one.team)}; ${two.captain} wore the armband for ${the(two.team)}.`,
          `The captains were ${one.captain} for ${the(one.team)} and ${two.captain} for ${the(two.team)}.`,
          `${one.captain} led out ${the(one.team)}, ${two.captain} ${the(two.team)}.`,
          '',
        )
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function shown(home: number, away: number, one: Team, other: Team): string {
  const total = home + away;
  if (total === 0) return 'did not show a yellow card';
  const cards = `showed ${count(total, 'yellow card')}`;
  if (home === 0 || away === 0) {
    return `${cards}, ${total === 1 ? '' : total === 2 ? 'both ' : 'all '}to ${the(home === 0 ? other : one)}`;
  }
  return `${cards}: ${inWords(home)} to ${the(one)} and ${inWords(away)} to ${the(other)}`;
}
