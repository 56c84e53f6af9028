import type { Team } from '@cancha/newsroom/composer/plan/Story.ts';
import { agree, list, of, rotate, The, the, to } from '@cancha/newsroom/composer/pt/grammar.ts';
import { nameOf } from '@cancha/newsroom/composer/pt/nations.ts';
import { atMinute } from '@cancha/newsroom/composer/pt/minuteWords.ts';
import { shortName } from '@cancha/newsroom/composer/pt/people.ts';
import { inCity as atCity } from '@cancha/newsroom/composer/pt/places.ts';
import type { Moment, MomentOf } from '../describeMoments.ts';
import type { LiveMatch, LivePost, LiveText, LiveWords } from './LiveWords.ts';
import { scorersOf } from './scorersOf.ts';

export const portugueseLive: LiveWords = {
  slugs: { blog: 'ao-vivo', goal: 'gol', halfTime: 'intervalo', final: 'fim-de-jogo' },

  blog(match) {
    const last = match.moments.at(-1);
    const over = last?.kind === 'final';
    const now = board(last?.score ?? [0, 0], match);
    return {
      ...labels(match, over ? 'Lance a lance' : 'Ao vivo'),
      title: over ? `${now}: como foi o jogo, lance a lance` : `Ao vivo: ${now}, lance a lance`,
      excerpt: `O jogo${inCity(match)} entre ${nameOf(match.home)} e ${nameOf(match.away)} contado lance a lance: gols, expulsões e tudo o que mexe no placar.`,
      body: [goalsSoFar(match)],
    };
  },

  post: (moment, match) => postOf(moment, match),

  goal(goal, match) {
    const [scorer] = sides(goal, match);
    const name = shortName(goal.player);
    const now = board(goal.score, match);
    const titles: Record<typeof goal.turn, [string, string]> = {
      opens: [
        `${name} abre o placar ${atMinute(goal.minute)}: ${now}`,
        `${The(scorer)} ${agree(scorer, 'sai', 'saem')} na frente com ${name}: ${now}`,
      ],
      levels: [
        goal.how === 'own'
          ? `Gol contra de ${name} deixa tudo igual: ${now}`
          : `${name} deixa tudo igual: ${now}`,
        `${The(scorer)} ${agree(scorer, 'empata', 'empatam')} ${atMinute(goal.minute)}: ${now}`,
      ],
      leads: [
        `${The(scorer)} ${agree(scorer, 'passa', 'passam')} à frente: ${now}`,
        `Gol ${of(scorer)}: ${name} desempata, ${now}`,
      ],
      adds: [
        `${The(scorer)} ${agree(scorer, 'amplia', 'ampliam')}: ${now}`,
        `Mais um ${of(scorer)}: ${now}, gol de ${name}`,
      ],
      reduces: [
        `${The(scorer)} ${agree(scorer, 'diminui', 'diminuem')}: ${now}`,
        `${name} desconta ${atMinute(goal.minute)}: ${now}`,
      ],
    };
    return {
      ...labels(match, 'Gol'),
      title: rotate(titles[goal.turn], match.turn),
      excerpt: `${goalSentence(goal, scorer)} O jogo${inCity(match)} está ${now} e segue ao vivo, lance a lance.`,
      body: [
        `${goalSentence(goal, scorer)} ${effect(goal, scorer, match)}`,
        goalsSoFar(match),
        'A bola continua rolando: tudo o que mudar o jogo entra no nosso lance a lance.',
      ],
    };
  },

  halfTime(moment, match) {
    const now = board(moment.score, match);
    return {
      ...labels(match, 'Intervalo'),
      title: rotate([`Intervalo${inCity(match)}: ${now}`, `${now} no fim do primeiro tempo`], match.turn),
      excerpt: `${nameOf(match.home)} e ${nameOf(match.away)} foram para o intervalo ${standing(moment.score, match)}. O segundo tempo começa em quinze minutos.`,
      body: [
        `O primeiro tempo${inCity(match)} terminou ${standing(moment.score, match)}.`,
        goalsSoFar(match),
      ],
    };
  },

  final(moment, match) {
    const { score, kicks, afterExtraTime } = moment;
    const now = board(score, match);
    const after = kicks
      ? `; ${kicks[0]} a ${kicks[1]} nos pênaltis`
      : afterExtraTime
        ? ', na prorrogação'
        : '';
    const [winner, loser] = outcome(moment, match);
    const said = winner
      ? kicks
        ? `${The(winner)} ${agree(winner, 'passou', 'passaram')} nos pênaltis`
        : `${The(winner)} ${agree(winner, 'ganhou', 'ganharam')} ${of(loser)}`
      : 'Ninguém saiu vencedor';
    return {
      ...labels(match, 'Fim de jogo'),
      title: rotate([`Fim de jogo${inCity(match)}: ${now}${after}`, `Acabou: ${now}${after}`], match.turn),
      excerpt: `${said}. O jogo${inCity(match)} terminou ${now}${after}. A história completa da partida chega em alguns minutos.`,
      body: [
        `${said}. O jogo${inCity(match)} terminou ${now}${after}.`,
        goalsSoFar(match),
        'A história completa da partida chega em alguns minutos.',
      ],
    };
  },
};

function postOf(moment: Moment, match: LiveMatch): LivePost {
  const now = board(moment.score, match);
  switch (moment.kind) {
    case 'kick-off':
      return { title: 'Bola rolando', body: `Começa o jogo${inCity(match)}: ${now}.` };
    case 'half-time':
      return { title: `Intervalo: ${now}`, body: 'Fim do primeiro tempo.' };
    case 'second-half':
      return { title: 'Começa o segundo tempo', body: `A bola volta a rolar: ${now}.` };
    case 'extra-time':
      return { title: 'Vai para a prorrogação', body: `Fim dos noventa minutos: ${now}. Serão mais trinta.` };
    case 'shoot-out':
      return { title: 'Decisão nos pênaltis', body: `Depois de 120 minutos, ${now}.` };
    case 'goal':
      return {
        title: `${moment.minute}’ Gol: ${now}`,
        body: goalSentence(moment, sides(moment, match)[0]),
      };
    case 'red': {
      const [team] = sides(moment, match);
      return {
        title: `${moment.minute}’ ${shortName(moment.player)} expulso`,
        body: `${moment.player} leva o cartão vermelho: ${the(team)} ${agree(team, 'fica', 'ficam')} com um a menos.`,
      };
    }
    case 'kick': {
      const [team] = sides(moment, match);
      return {
        title: `Pênaltis: ${nameOf(match.home)} ${moment.kicks[0]} x ${moment.kicks[1]} ${nameOf(match.away)}`,
        body: `${moment.player}, ${of(team)}, ${moment.scored ? 'converte a cobrança' : 'desperdiça a cobrança'}.`,
      };
    }
    case 'final': {
      const kicks = moment.kicks ? ` (${moment.kicks[0]} a ${moment.kicks[1]} nos pênaltis)` : '';
      return { title: `Fim de jogo: ${now}${kicks}`, body: goalsSoFar(match) };
    }
  }
}

function labels(
  { home, away, city }: LiveMatch,
  label: string,
): Pick<LiveText, 'epigraph' | 'label' | 'caption'> {
  return {
    label,
    epigraph: 'Copa do Mundo 2026',
    caption: `${nameOf(home)} e ${nameOf(away)}${city ? `, ${atCity({ city })}` : ''}. Ilustração.`,
  };
}

function board([home, away]: readonly [number, number], match: LiveMatch): string {
  return `${nameOf(match.home)} ${home} x ${away} ${nameOf(match.away)}`;
}

function standing([home, away]: readonly [number, number], match: LiveMatch): string {
  if (home === away) return home === 0 ? 'sem gols' : `empatados em ${home} a ${away}`;
  const leader = home > away ? match.home : match.away;
  return `com ${Math.max(home, away)} a ${Math.min(home, away)} para ${the(leader)}`;
}

function inCity({ city }: LiveMatch): string {
  return city ? ` ${atCity({ city })}` : '';
}

/** The team it counts for, then the other. */
function sides({ side }: { side: 'home' | 'away' }, { home, away }: LiveMatch): [Team, Team] {
  return side === 'home' ? [home, away] : [away, home];
}

function goalSentence(goal: MomentOf<'goal'>, scorer: Team): string {
  const at = atMinute(goal.minute);
  if (goal.how === 'own') return `${goal.player} marcou contra ${at}: o gol vale ${to(scorer)}.`;
  return `${goal.player} marcou ${goal.how === 'penalty' ? 'de pênalti ' : ''}${at} para ${the(scorer)}.`;
}

function effect(goal: MomentOf<'goal'>, scorer: Team, match: LiveMatch): string {
  const now = board(goal.score, match);
  switch (goal.turn) {
    case 'opens':
      return `É o primeiro gol do jogo${inCity(match)}: ${now}.`;
    case 'levels':
      return `Está tudo igual outra vez: ${now}.`;
    case 'leads':
      return `O jogo estava empatado; agora ${the(scorer)} ${agree(scorer, 'vence', 'vencem')}: ${now}.`;
    case 'adds':
      return `${The(scorer)} já ${agree(scorer, 'vencia', 'venciam')}, e a vantagem cresce: ${now}.`;
    case 'reduces':
      return `A desvantagem ainda existe, mas é menor: ${now}.`;
  }
}

function goalsSoFar({ moments, home, away }: LiveMatch): string {
  const goals = moments.filter((moment) => moment.kind === 'goal');
  if (goals.length === 0) {
    return moments.at(-1)?.kind === 'final' ? 'O jogo terminou sem gols.' : 'O jogo ainda não tem gols.';
  }
  const note = (how: 'goal' | 'penalty' | 'own') => (how === 'penalty' ? 'de pênalti' : 'contra');
  const told = [home, away].flatMap((team, i) => {
    const scorers = scorersOf(moments, i === 0 ? 'home' : 'away', note);
    return scorers.length > 0 ? [`para ${the(team)}, ${list(scorers)}`] : [];
  });
  return `Os gols: ${told.join('; ')}.`;
}

function outcome({ score, kicks }: MomentOf<'final'>, { home, away }: LiveMatch): [Team | null, Team] {
  const [ours, theirs] = kicks ?? score;
  if (ours === theirs) return [null, away];
  return ours > theirs ? [home, away] : [away, home];
}
