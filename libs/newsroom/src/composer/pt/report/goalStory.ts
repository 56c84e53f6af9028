import type { ScorePair } from '../../../facts/factRecords.ts';
import { baseMinute } from '../../plan/minutes.ts';
import { said } from '../../plan/Statement.ts';
import type { Goal } from '../../plan/Story.ts';
import { agree, capital, inWords, of, the } from '../grammar.ts';
import { atMinute, atShort, halfOf } from '../minuteWords.ts';
import { nameOf } from '../nations.ts';
import { score, winnersScore } from '../scoreWords.ts';
import { goalSentence } from './goalSentence.ts';
import { playedMinute, type ToldMatch } from './ToldMatch.ts';
import { ways } from '../../ways.ts';

/** The goals in their order, a paragraph for each half that was played. */
export function goalStory(t: ToldMatch): string {
  const cards = redCards(t);
  if (t.goals.length === 0)
    return [
      `Nenhum dos dois times conseguiu marcar em ${t.extraTime || t.shootOut ? 120 : 90} minutos.`,
      ...cards,
    ].join(' ');
  const played = t.extraTime || t.shootOut ? [0, 1, 2] : [0, 1];
  const paragraphs = played.map((part) => {
    const goals = t.goals.filter(({ minute }) => partOf(minute) === part);
    return [
      ...goals.map((goal, place) => sentence(t, goal, goals[place - 1] ?? null)),
      endOfPart(t, part, goals),
    ]
      .filter(Boolean)
      .join(' ');
  });
  return [...paragraphs, cards.join(' ')].filter(Boolean).join('\n\n');
}

/** 0 and 1 for the halves, 2 for extra time. */
function partOf(minute: string): number {
  return Math.min(2, halfOf(minute));
}

function sentence(t: ToldMatch, goal: Goal, previous: Goal | null): string {
  const at =
    previous && halfOf(previous.minute) === halfOf(goal.minute)
      ? atShort(goal.minute)
      : atMinute(goal.minute);
  const place = t.goals.indexOf(goal);
  const words = `${capital(goalSentence(goal, t.goals.slice(0, place), t.game, at))}.`;
  return goal.cameOn === null || t.goals.slice(0, place).some((one) => one.cameOn !== null)
    ? words
    : `${words} ${cameOn(goal)}`;
}

function cameOn({ minute, cameOn: since }: Goal): string {
  if (since === null) return '';
  if (since === '46')
    return ways('Ele tinha entrado no intervalo.', 'Ele entrou no começo do segundo tempo.', '');
  const played = baseMinute(minute) - baseMinute(since);
  return !minute.includes('+') && played > 1 && played < 10
    ? ways(
        `Ele estava em campo havia apenas ${inWords(played)} minutos.`,
        `Ele tinha entrado ${inWords(played)} minutos antes.`,
        `Fazia ${inWords(played)} minutos que ele tinha entrado.`,
        '',
      )
    : ways(
        `Ele tinha saído do banco ${atMinute(since)}.`,
        `Ele começou no banco e entrou ${atMinute(since)}.`,
        `Reserva, ele tinha entrado ${atMinute(since)}.`,
        '',
      );
}

/** How it stood at the end of a half; nothing where the next words say it. */
function endOfPart(t: ToldMatch, part: number, goals: readonly Goal[]): string {
  const { game } = t;
  const goalless = t.goals.every(({ minute }) => partOf(minute) === 2);
  if (goalless && part === 0) return '';
  if (goalless && part === 1) return 'O tempo normal terminou sem gols, e o jogo foi para a prorrogação.';
  if (part === 0) return halfTime(t, goals.length);
  if (part === 1 && (t.extraTime || t.shootOut)) {
    const level = t.goals.findLast(({ minute }) => partOf(minute) <= 1)?.score ?? [0, 0];
    return ways(
      `O tempo normal terminou em ${score(level)}, e o jogo foi para a prorrogação.`,
      `O ${score(level)} nos 90 minutos levou o jogo para a prorrogação.`,
    );
  }
  if (part === 2 && t.shootOut) {
    return goals.length === 0
      ? 'A prorrogação não teve gols.'
      : `O placar de ${score(game.score ?? [0, 0])} levou a decisão para os pênaltis.`;
  }
  return goals.length === 0
    ? ways(
        'Na etapa final, o placar não mudou.',
        'O segundo tempo não teve gols.',
        'Depois do intervalo, ninguém marcou.',
        'O resultado não mudou no segundo tempo.',
        '',
      )
    : '';
}

function halfTime({ game, goals }: ToldMatch, scored: number): string {
  const half = game.halfTime ?? goals.findLast(({ minute }) => halfOf(minute) === 0)?.score ?? [0, 0];
  if (scored === 0)
    return ways(
      'O primeiro tempo terminou sem gols.',
      'Não houve gols antes do intervalo.',
      'Ninguém marcou nos primeiros 45 minutos.',
      'O 0 a 0 durou todo o primeiro tempo.',
      'Os times foram para o intervalo no 0 a 0.',
      'O placar ficou em branco até o intervalo.',
      '',
    );
  const [home, away] = half;
  if (home === away)
    return ways(
      `Os times foram para o intervalo empatados em ${score(half)}.`,
      `O primeiro tempo terminou em ${score(half)}.`,
      `No intervalo, o placar era de ${score(half)}.`,
    );
  const ahead = the(home > away ? game.home : game.away);
  const team = home > away ? game.home : game.away;
  const led = agree(team, 'vencia', 'venciam');
  return ways(
    `No intervalo, ${winnersScore(half)} para ${ahead}.`,
    `O primeiro tempo terminou com ${ahead} em vantagem: ${winnersScore(half)}.`,
    `${capital(ahead)} ${agree(team, 'foi', 'foram')} para o intervalo com ${winnersScore(half)} a favor.`,
    `No intervalo, ${ahead} ${led} por ${winnersScore(half)}.`,
    `O ${winnersScore(half)} ${of(team)} valeu até o intervalo.`,
    `O primeiro tempo acabou em ${winnersScore(half)} para ${ahead}.`,
    `Com ${winnersScore(half)}, ${ahead} ${led} na metade do jogo.`,
    `${capital(ahead)} ${agree(team, 'chegou', 'chegaram')} ao intervalo vencendo por ${winnersScore(half)}.`,
    '',
  );
}

function redCards({ story, game }: ToldMatch): string[] {
  const cards = said(story, 'red-card');
  if (cards.length > 1) {
    const each = cards.map(
      ({ player, team, minute }) => `${player} (${nameOf(team)}), ${atMinute(playedMinute(minute, game))}`,
    );
    return [`${capital(inWords(cards.length))} jogadores foram expulsos: ${each.join('; ')}.`];
  }
  return cards.map(
    ({ player, team, minute, score: stood }) =>
      `${player}, ${of(team)}, foi expulso ${atMinute(playedMinute(minute, game))}, ${standing(stood)}.`,
  );

  function standing(stood: ScorePair): string {
    const [home, away] = stood;
    if (home === away)
      return home === 0 ? 'com o placar ainda em branco' : `com o jogo empatado em ${score(stood)}`;
    return `quando o placar era de ${winnersScore(stood)} para ${the(home > away ? game.home : game.away)}`;
  }
}
