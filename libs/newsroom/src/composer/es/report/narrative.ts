import { said } from '../../plan/Statement.ts';
import { baseMinute } from '../../plan/minutes.ts';
import type { Goal } from '../../plan/Story.ts';
import { capital, count, inWords, isPlural, list, nameOf, past } from '../grammar.ts';
import { atMinute, theMinute } from '../minuteWords.ts';
import { goalSentences } from './goalSentences.ts';
import type { ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** The goals part by part of the match, a paragraph each. */
export function goalParagraphs(told: ToldMatch, turn: number): string[] {
  const { goals, game } = told;
  // From the goals: the recorded score of the pause leaves out what fell in added time.
  const halfTime = goals.findLast((goal) => baseMinute(goal.minute) <= 45)?.score ?? [0, 0];
  const extraTime = game.decidedBy === 'extra-time';
  const first = goals.filter(({ minute }) => baseMinute(minute) <= 45);
  const second = goals.filter(
    ({ minute }) => baseMinute(minute) > 45 && !(extraTime && baseMinute(minute) > 90),
  );
  const extra = goals.filter((goal) => !first.includes(goal) && !second.includes(goal));
  const pause = first.length > 0 ? halfTimeOf(halfTime.join('-')) : second.length > 0 ? goallessHalf() : '';
  return [
    [goalSentences(told, first, turn), first.length > 0 ? pause : ''],
    [
      first.length > 0 ? '' : pause,
      goalSentences(told, second, turn + 1),
      second.length === 0 && first.length > 0
        ? ways(
            'En el segundo tiempo el marcador no cambió.',
            'Después del descanso no hubo más goles.',
            'La segunda parte no movió el resultado.',
            'El segundo tiempo no tuvo goles.',
            'De ahí al final nadie volvió a marcar.',
            '',
          )
        : '',
    ],
    [
      extra.length > 0 ? ways('El tiempo extra lo resolvió.', 'Hubo que jugar media hora más.') : '',
      goalSentences(told, extra, turn),
    ],
  ]
    .map((sentences) => sentences.filter((text) => text !== '').join(' '))
    .filter((text) => text !== '');
}

function halfTimeOf(score: string): string {
  return ways(
    `Al descanso se fueron ${score}.`,
    `Con ese ${score} terminó el primer tiempo.`,
    `El ${score} se mantuvo hasta el medio tiempo.`,
    `La primera parte acabó ${score}.`,
    `El primer tiempo se cerró ${score}.`,
    `Los primeros 45 minutos terminaron ${score}.`,
    `Con el ${score} se fueron al descanso.`,
    '',
  );
}

function goallessHalf(): string {
  return ways(
    'El primer tiempo terminó sin goles.',
    'Al descanso se llegó 0-0.',
    'La primera mitad se fue en blanco.',
    'Nadie marcó en los primeros 45 minutos.',
    'El primer tiempo no tuvo goles.',
    'Hasta el descanso no hubo goles.',
    '',
  );
}

/** Goals as a list: minute, scorer, score. */
export function goalList({ goals, game, short: _ }: ToldMatch): string {
  return goals
    .map(
      (goal) => `- **${goal.minute}’** ${game[goal.side].names.es} ${goal.score.join('-')}: ${listed(goal)}`,
    )
    .join('\n');
}

function listed({ player, kind, cameOn }: Goal): string {
  if (kind === 'own') return `${player}, en propia puerta.`;
  const penalty = kind === 'penalty' ? ', de penal' : '';
  return cameOn ? `${player}${penalty}; había entrado ${atMinute(cameOn)}.` : `${player}${penalty}.`;
}

/** Red cards, with how many were left. */
export function cardSentences(told: ToldMatch): string {
  const cards = said(told.story, 'red-card');
  return cards
    .map(({ player, team, minute, score }, at) => {
      const before = cards.slice(0, at).filter((card) => card.team === team).length;
      const left = ['diez', 'nueve', 'ocho'][before] ?? 'ocho';
      const stood = ` cuando el partido estaba ${score.join('-')}`;
      return at === 0
        ? `${player} vio la roja ${atMinute(minute)}${stood}, y ${nameOf(team)} ${past(team, 'terminar')} con ${left}.`
        : `${capital(atMinute(minute))} fue expulsado ${player}, y ${nameOf(team)} se ${past(team, 'quedar')} con ${left}.`;
    })
    .join(' ');
}

/** Goals from the bench. */
export function benchSentences({ story, short }: ToldMatch): string {
  const all = said(story, 'substitute');
  const players = [...new Map(all.map((one) => [one.goal.player, one])).values()];
  const [first] = players;
  if (!first) return '';
  const came = ({ goal }: typeof first): string =>
    `${short(goal.player)} (entró ${atMinute(goal.cameOn ?? '')})`;
  if (players.length === 1) {
    const wait = baseMinute(first.goal.minute) - baseMinute(first.goal.cameOn ?? '0');
    const name = short(first.goal.player);
    const at = atMinute(first.goal.cameOn ?? '');
    return wait > 0 && wait <= 20
      ? ways(
          `${name} había ingresado ${at}: marcó ${count(wait, 'minuto', 'minutos')} después.`,
          `${name} llevaba ${count(wait, 'minuto', 'minutos')} en la cancha cuando marcó.`,
          `${name} entró ${at} y tardó ${count(wait, 'minuto', 'minutos')} en marcar.`,
          `Entre el ingreso de ${name} y su gol pasaron ${count(wait, 'minuto', 'minutos')}.`.replace(
            'pasaron un',
            'pasó un',
          ),
          '',
        )
      : ways(
          `${name} había salido del banco ${at}.`,
          `${name}, suplente, había entrado ${at}.`,
          `${name} no fue titular: entró ${at}.`,
          '',
        );
  }
  return `${capital(inWords(players.length))} de los goleadores salieron del banco: ${list(players.map(came))}.`;
}

/** A goal in the first five minutes, and the totals of who scored. */
export function scorerSentences({ story, short, winner, game }: ToldMatch): string {
  const where = game.competition.kind === 'qualifiers' ? 'en la eliminatoria' : 'en el torneo';
  const all = said(story, 'scorer-total');
  // Two of the winner, or the best of each side.
  const totals = [
    ...all.filter(({ team }) => team === winner || !winner).slice(0, 2),
    ...all.filter(({ team }) => winner && team !== winner).slice(0, 1),
  ].slice(0, 2);
  return totals
    .map(({ player, team, goals, leads }) => {
      const name = short(player);
      const lead =
        leads && goals >= 3
          ? ways(', nadie tiene más', ', y está en lo más alto de la tabla de goleadores')
          : '';
      if (winner && team !== winner) {
        return ways(
          `Por ${nameOf(team)}, ${name} suma ${inWords(goals)} goles ${where}${lead}.`,
          `${name}, de ${nameOf(team)}, llega a ${inWords(goals)} ${where}${lead}.`,
          '',
        );
      }
      return ways(
        `${name} llega a ${inWords(goals)} goles ${where}${lead}.`,
        `Es el ${ordinalGoal(goals)} gol de ${name} ${where}${lead}.`,
        `${name} suma ${inWords(goals)} tantos ${where}${lead}.`,
        `${name} tiene ya ${inWords(goals)} goles ${where}${lead}.`,
        `Ya son ${inWords(goals)} los goles de ${name} ${where}${lead}.`,
        `La cuenta de ${name} ${where} sube a ${inWords(goals)}${lead}.`,
        '',
      );
    })
    .join(' ');
}

function ordinalGoal(goals: number): string {
  return (
    ['', 'primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno', 'décimo'][
      goals
    ] ?? `${goals}.º`
  );
}

/** Who missed in the shoot-out. */
export function kickSentences({ story, game }: ToldMatch): string {
  const [kicks] = said(story, 'shoot-out');
  if (!kicks) return '';
  const [home, away] = kicks.score;
  const score = game.winner === 'away' ? `${away}-${home}` : `${home}-${away}`;
  const missed = kicks.missed.map(({ player, team }) => `${player} (${nameOf(team)})`);
  const failed = missed.length > 0 ? ` No convirtieron ${list(missed)}.` : '';
  return `La definición terminó ${score} para ${nameOf(kicks.winner)}.${missed.length === 1 ? ` Solo falló ${missed[0] ?? ''}.` : failed}`;
}

/** How long the loser had been in front, how far behind the winner. */
export function turnSentences({ comeback, decisive, short, game, opening }: ToldMatch): string {
  if (comeback?.ahead) {
    const { level, ahead, team } = comeback;
    const wait = baseMinute(ahead.minute) - baseMinute(level.minute);
    const minutes = count(wait, 'minuto', 'minutos');
    const [passed, parted] = wait === 1 ? ['pasó', 'separó'] : ['pasaron', 'separaron'];
    const gap =
      wait > 0
        ? ways(
            `Entre el empate y la ventaja ${passed} ${minutes}.`,
            `Del empate al gol de la ventaja ${passed} ${minutes}.`,
            `${capital(minutes)} ${parted} el empate de la ventaja.`,
            '',
          )
        : '';
    const name = nameOf(team);
    const behind = ways(
      `${name} ${past(team, 'estar')} ${comeback.worst.join('-')} abajo.`,
      `${name} ${past(team, 'remontar')} un ${comeback.worst.join('-')}.`,
      `Con el ${comeback.worst.join('-')}, ${name} ${isPlural(team) ? 'perdían' : 'perdía'}.`,
      '',
    );
    return opening.includes('abajo') || opening.includes('remont') ? gap : `${behind} ${gap}`.trim();
  }
  if (decisive?.late && game.winner) {
    return ways(
      `Hasta ${theMinute(decisive.goal.minute)}, cuando marcó ${short(decisive.goal.player)}, el partido iba camino del empate.`,
      `El partido era un empate hasta ${theMinute(decisive.goal.minute)}.`,
      '',
    );
  }
  return '';
}
