import type { Team } from '@cancha/newsroom/composer/plan/Story.ts';
import { list, nameOf, past, present, rotate } from '@cancha/newsroom/composer/es/grammar.ts';
import { atMinute } from '@cancha/newsroom/composer/es/minuteWords.ts';
import { shortName } from '@cancha/newsroom/composer/es/people.ts';
import { placeName } from '@cancha/newsroom/composer/es/places.ts';
import type { Moment, MomentOf } from '../describeMoments.ts';
import type { LiveMatch, LivePost, LiveText, LiveWords } from './LiveWords.ts';
import { scorersOf } from './scorersOf.ts';

export const spanishLive: LiveWords = {
  slugs: { blog: 'en-vivo', goal: 'gol', halfTime: 'descanso', final: 'final' },

  blog(match) {
    const last = match.moments.at(-1);
    const over = last?.kind === 'final';
    return {
      ...labels(match, over ? 'Minuto a minuto' : 'En vivo'),
      title: over
        ? `${board(last.score, match)}: así fue el partido, minuto a minuto`
        : `En vivo: ${board(last?.score ?? [0, 0], match)}, minuto a minuto`,
      excerpt: `El partido${inCity(match)} entre ${nameOf(match.home)} y ${nameOf(match.away)}, contado jugada a jugada: goles, expulsiones y todo lo que cambie el marcador.`,
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
        `${name} abre el marcador ${atMinute(goal.minute)}: ${now}`,
        `${nameOf(scorer)} ya ${present(scorer, 'ganar')}: ${now}, gol de ${name}`,
      ],
      levels: [
        `${name} ${goal.how === 'own' ? 'lo empata en contra' : 'empata el partido'}: ${now}`,
        `${nameOf(scorer)} ${present(scorer, 'igualar')} ${atMinute(goal.minute)}: ${now}`,
      ],
      leads: [
        `${nameOf(scorer)} ${present(scorer, 'pasar')} al frente ${atMinute(goal.minute)}: ${now}`,
        `${name} desnivela: ${now} ${atMinute(goal.minute)}`,
      ],
      adds: [
        `${nameOf(scorer)} ${present(scorer, 'ampliar')} la ventaja: ${now}`,
        `${name} estira la diferencia: ${now}`,
      ],
      reduces: [
        `${nameOf(scorer)} ${present(scorer, 'descontar')}: ${now}`,
        `${name} achica la cuenta: ${now}`,
      ],
    };
    return {
      ...labels(match, 'Gol'),
      title: rotate(titles[goal.turn], match.turn),
      excerpt: `${goalSentence(goal, scorer)} El partido${inCity(match)} está ${now}; sigue en vivo, minuto a minuto.`,
      body: [
        `${goalSentence(goal, scorer)} ${effect(goal, scorer, match)}`,
        goalsSoFar(match),
        'El partido sigue: cada jugada que cambie algo se cuenta en nuestro minuto a minuto.',
      ],
    };
  },

  halfTime(moment, match) {
    const now = board(moment.score, match);
    return {
      ...labels(match, 'Descanso'),
      title: rotate([`Al descanso${inCity(match)}: ${now}`, `${now} al cabo del primer tiempo`], match.turn),
      excerpt: `${nameOf(match.home)} y ${nameOf(match.away)} se fueron al descanso ${standing(moment.score, match)}. En quince minutos empieza el segundo tiempo.`,
      body: [`El primer tiempo${inCity(match)} terminó ${standing(moment.score, match)}.`, goalsSoFar(match)],
    };
  },

  final(moment, match) {
    const { score, kicks, afterExtraTime } = moment;
    const now = board(score, match);
    const after = kicks
      ? `; ${kicks[0]}-${kicks[1]} en los penales`
      : afterExtraTime
        ? ', en tiempo extra'
        : '';
    const winner = winnerOf(moment, match);
    const said = winner
      ? `${nameOf(winner)} ${past(winner, kicks ? 'ganar' : 'vencer')}${kicks ? ' la tanda' : ''}`
      : 'Nadie pudo ganar';
    return {
      ...labels(match, 'Final'),
      title: rotate([`Final${inCity(match)}: ${now}${after}`, `Terminó: ${now}${after}`], match.turn),
      excerpt: `${said}. El partido${inCity(match)} terminó ${now}${after}. La crónica completa llega en unos minutos.`,
      body: [
        `${said}. El partido${inCity(match)} terminó ${now}${after}.`,
        goalsSoFar(match),
        'La crónica del partido llega en unos minutos.',
      ],
    };
  },
};

function postOf(moment: Moment, match: LiveMatch): LivePost {
  const now = board(moment.score, match);
  switch (moment.kind) {
    case 'kick-off':
      return { title: 'Empieza el partido', body: `Rueda la pelota${inCity(match)}: ${now}.` };
    case 'half-time':
      return { title: `Descanso: ${now}`, body: 'Termina el primer tiempo.' };
    case 'second-half':
      return { title: 'Empieza el segundo tiempo', body: `Se reanuda el partido: ${now}.` };
    case 'extra-time':
      return {
        title: 'Hay tiempo extra',
        body: `Los noventa minutos terminaron ${now}: se juegan treinta más.`,
      };
    case 'shoot-out':
      return { title: 'Se define en los penales', body: `Después de 120 minutos el partido está ${now}.` };
    case 'goal':
      return {
        title: `${moment.minute}’ Gol: ${now}`,
        body: goalSentence(moment, sides(moment, match)[0]),
      };
    case 'red': {
      const [team] = sides(moment, match);
      return {
        title: `${moment.minute}’ Expulsado ${shortName(moment.player)}`,
        body: `${moment.player} ve la tarjeta roja: ${nameOf(team)} ${present(team, 'seguir')} con uno menos.`,
      };
    }
    case 'kick': {
      const [team] = sides(moment, match);
      return {
        title: `Penales: ${nameOf(match.home)} ${moment.kicks[0]}-${moment.kicks[1]} ${nameOf(match.away)}`,
        body: `${moment.player}, de ${nameOf(team)}, ${moment.scored ? 'convierte su penal' : 'falla su penal'}.`,
      };
    }
    case 'final': {
      const kicks = moment.kicks ? ` (${moment.kicks[0]}-${moment.kicks[1]} en los penales)` : '';
      return { title: `Final: ${now}${kicks}`, body: goalsSoFar(match) };
    }
  }
}

function labels(
  { home, away, city }: LiveMatch,
  label: string,
): Pick<LiveText, 'epigraph' | 'label' | 'caption'> {
  return {
    label,
    epigraph: 'Mundial 2026',
    caption: `${nameOf(home)} y ${nameOf(away)}${city ? `, en ${placeName(city)}` : ''}. Ilustración.`,
  };
}

function board([home, away]: readonly [number, number], match: LiveMatch): string {
  return `${nameOf(match.home)} ${home}-${away} ${nameOf(match.away)}`;
}

function standing([home, away]: readonly [number, number], match: LiveMatch): string {
  if (home === away) return home === 0 ? 'sin goles' : `${home}-${away}`;
  const leader = home > away ? match.home : match.away;
  return `${Math.max(home, away)}-${Math.min(home, away)} a favor de ${nameOf(leader)}`;
}

function inCity({ city }: LiveMatch): string {
  return city ? ` en ${placeName(city)}` : '';
}

/** The team it counts for, then the other. */
function sides({ side }: { side: 'home' | 'away' }, { home, away }: LiveMatch): [Team, Team] {
  return side === 'home' ? [home, away] : [away, home];
}

function goalSentence(goal: MomentOf<'goal'>, scorer: Team): string {
  const at = atMinute(goal.minute);
  if (goal.how === 'own')
    return `${goal.player} la mandó a su propia portería ${at}: gol para ${nameOf(scorer)}.`;
  return `${goal.player} anotó ${goal.how === 'penalty' ? 'de penal ' : ''}${at} para ${nameOf(scorer)}.`;
}

function effect(goal: MomentOf<'goal'>, scorer: Team, match: LiveMatch): string {
  const now = board(goal.score, match);
  switch (goal.turn) {
    case 'opens':
      return `Es el primer gol del partido${inCity(match)}: ${now}.`;
    case 'levels':
      return `El partido está otra vez igualado: ${now}.`;
    case 'leads':
      return `El partido estaba igualado; ahora ${nameOf(scorer)} ${present(scorer, 'ganar')}: ${now}.`;
    case 'adds':
      return `${nameOf(scorer)} ya ${present(scorer, 'ganar')} y ahora la ventaja es mayor: ${now}.`;
    case 'reduces':
      return `A ${nameOf(scorer)} todavía le falta: ${now}.`;
  }
}

function goalsSoFar({ moments, home, away }: LiveMatch): string {
  const goals = moments.filter((moment) => moment.kind === 'goal');
  if (goals.length === 0) {
    return moments.at(-1)?.kind === 'final'
      ? 'No hubo goles en el partido.'
      : 'Todavía no hay goles en el partido.';
  }
  const note = (how: 'goal' | 'penalty' | 'own') => (how === 'penalty' ? 'de penal' : 'en contra');
  const told = [home, away].flatMap((team, i) => {
    const scorers = scorersOf(moments, i === 0 ? 'home' : 'away', note);
    return scorers.length > 0 ? [`para ${nameOf(team)}, ${list(scorers)}`] : [];
  });
  return `Los goles: ${told.join('; ')}.`;
}

function winnerOf({ score, kicks }: MomentOf<'final'>, { home, away }: LiveMatch): Team | null {
  const [ours, theirs] = kicks ?? score;
  if (ours === theirs) return null;
  return ours > theirs ? home : away;
}
