import { capital, list, possessive, rotate, the } from '@cancha/newsroom/composer/en/grammar.ts';
import { atMinute } from '@cancha/newsroom/composer/en/minuteWords.ts';
import { nameOf } from '@cancha/newsroom/composer/en/nations.ts';
import { shortName } from '@cancha/newsroom/composer/en/people.ts';
import { inCity as atCity } from '@cancha/newsroom/composer/en/places.ts';
import type { Team } from '@cancha/newsroom/composer/plan/Story.ts';
import type { Moment, MomentOf } from '../describeMoments.ts';
import type { LiveMatch, LivePost, LiveText, LiveWords } from './LiveWords.ts';
import { scorersOf } from './scorersOf.ts';

export const englishLive: LiveWords = {
  slugs: { blog: 'live', goal: 'goal', halfTime: 'halftime', final: 'full-time' },

  blog(match) {
    const last = match.moments.at(-1);
    const over = last?.kind === 'final';
    const now = board(last?.score ?? [0, 0], match);
    return {
      ...labels(match, over ? 'As it happened' : 'Live'),
      title: over ? `As it happened: ${now}` : `Live updates: ${now}`,
      excerpt: `${capital(the(match.home))} against ${the(match.away)}${inCity(match)}, play by play: the goals, the red cards and whatever else moves the score.`,
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
        `${name} opens the scoring: ${now}`,
        `${nameOf(scorer)} takes the lead through ${name}: ${now}`,
      ],
      levels: [
        goal.how === 'own' ? `Own goal by ${name} ties it: ${now}` : `${name} ties it: ${now}`,
        `${nameOf(scorer)} draws level ${atMinute(goal.minute)}: ${now}`,
      ],
      leads: [`${nameOf(scorer)} moves in front: ${now}`, `${name} breaks the tie: ${now}`],
      adds: [`${nameOf(scorer)} adds to its lead: ${now}`, `Another for ${nameOf(scorer)}: ${now}`],
      reduces: [`${nameOf(scorer)} pulls one back: ${now}`, `${name} cuts the deficit: ${now}`],
    };
    return {
      ...labels(match, 'Goal'),
      title: rotate(titles[goal.turn], match.turn),
      excerpt: `${goalSentence(goal, scorer)} The score${inCity(match)} is ${now}; follow the match live.`,
      body: [
        `${goalSentence(goal, scorer)} ${effect(goal, scorer, match)}`,
        goalsSoFar(match),
        'The match goes on: whatever changes it is in our live updates.',
      ],
    };
  },

  halfTime(moment, match) {
    const now = board(moment.score, match);
    return {
      ...labels(match, 'Halftime'),
      title: rotate([`Halftime${inCity(match)}: ${now}`, `${now} at the break`], match.turn),
      excerpt: `${capital(the(match.home))} and ${the(match.away)} went to the locker room ${standing(moment.score, match)}. The second half starts in 15 minutes.`,
      body: [`The first half${inCity(match)} ended ${standing(moment.score, match)}.`, goalsSoFar(match)],
    };
  },

  final(moment, match) {
    const { score, kicks, afterExtraTime } = moment;
    const now = board(score, match);
    const after = kicks
      ? `; ${kicks[0]}-${kicks[1]} on penalties`
      : afterExtraTime
        ? ' after extra time'
        : '';
    const winner = winnerOf(moment, match);
    const said = winner
      ? `${capital(the(winner))} ${kicks ? 'won the shootout' : 'won'}`
      : 'Neither team could win it';
    return {
      ...labels(match, 'Full time'),
      title: rotate([`Full time${inCity(match)}: ${now}${after}`, `It's over: ${now}${after}`], match.turn),
      excerpt: `${said}. The match${inCity(match)} ended ${now}${after}. The full report follows in a few minutes.`,
      body: [
        `${said}. The match${inCity(match)} ended ${now}${after}.`,
        goalsSoFar(match),
        'The full report follows in a few minutes.',
      ],
    };
  },
};

function postOf(moment: Moment, match: LiveMatch): LivePost {
  const now = board(moment.score, match);
  switch (moment.kind) {
    case 'kick-off':
      return { title: 'Kickoff', body: `The match is underway${inCity(match)}: ${now}.` };
    case 'half-time':
      return { title: `Halftime: ${now}`, body: 'That is the end of the first half.' };
    case 'second-half':
      return { title: 'The second half begins', body: `They are playing again: ${now}.` };
    case 'extra-time':
      return { title: 'Extra time', body: `After 90 minutes it is ${now}. There will be 30 more.` };
    case 'shoot-out':
      return { title: 'Shootout', body: `After 120 minutes it is ${now}.` };
    case 'goal':
      return { title: `${moment.minute}’ Goal: ${now}`, body: goalSentence(moment, sides(moment, match)[0]) };
    case 'red': {
      const [team] = sides(moment, match);
      return {
        title: `${moment.minute}’ Red card for ${shortName(moment.player)}`,
        body: `${moment.player} is sent off, and ${the(team)} is a man down.`,
      };
    }
    case 'kick': {
      const [team] = sides(moment, match);
      return {
        title: `Shootout: ${nameOf(match.home)} ${moment.kicks[0]}, ${nameOf(match.away)} ${moment.kicks[1]}`,
        body: `${moment.player} ${moment.scored ? 'converts' : 'does not convert'} for ${the(team)}.`,
      };
    }
    case 'final': {
      const kicks = moment.kicks ? ` (${moment.kicks[0]}-${moment.kicks[1]} on penalties)` : '';
      return { title: `Full time: ${now}${kicks}`, body: goalsSoFar(match) };
    }
  }
}

function labels(
  { home, away, city }: LiveMatch,
  label: string,
): Pick<LiveText, 'epigraph' | 'label' | 'caption'> {
  const place = city ? `, ${atCity({ city })}` : '';
  return {
    ...{ label, epigraph: 'World Cup 2026' },
    caption: `${nameOf(home)} and ${nameOf(away)}${place}. Illustration.`,
  };
}

function board([home, away]: readonly [number, number], match: LiveMatch): string {
  return `${nameOf(match.home)} ${home}, ${nameOf(match.away)} ${away}`;
}

function standing([home, away]: readonly [number, number], match: LiveMatch): string {
  if (home === away) return home === 0 ? 'without a goal' : `tied ${home}-${away}`;
  const leader = home > away ? match.home : match.away;
  return `with ${the(leader)} ahead ${Math.max(home, away)}-${Math.min(home, away)}`;
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
  if (goal.how === 'own') return `An own goal by ${goal.player} ${at} counts for ${the(scorer)}.`;
  return `${goal.player} scored ${goal.how === 'penalty' ? 'from the penalty spot ' : ''}${at} for ${the(scorer)}.`;
}

function effect(goal: MomentOf<'goal'>, scorer: Team, match: LiveMatch): string {
  const now = board(goal.score, match);
  switch (goal.turn) {
    case 'opens':
      return `It is the first goal of the match${inCity(match)}: ${now}.`;
    case 'levels':
      return `The match is level again: ${now}.`;
    case 'leads':
      return `The match was tied; now ${the(scorer)} leads: ${now}.`;
    case 'adds':
      return `${capital(possessive(the(scorer)))} lead grows: ${now}.`;
    case 'reduces':
      return `${capital(the(scorer))} still trails: ${now}.`;
  }
}

function goalsSoFar({ moments, home, away }: LiveMatch): string {
  const goals = moments.filter((moment) => moment.kind === 'goal');
  if (goals.length === 0) {
    return moments.at(-1)?.kind === 'final'
      ? 'There were no goals in the match.'
      : 'There are no goals in the match yet.';
  }
  const note = (how: 'goal' | 'penalty' | 'own') => (how === 'penalty' ? 'penalty' : 'own goal');
  const told = [home, away].flatMap((team, i) => {
    const scorers = scorersOf(moments, i === 0 ? 'home' : 'away', note);
    return scorers.length > 0 ? [`for ${the(team)}, ${list(scorers)}`] : [];
  });
  return `The goals: ${told.join('; ')}.`;
}

function winnerOf({ score, kicks }: MomentOf<'final'>, { home, away }: LiveMatch): Team | null {
  const [ours, theirs] = kicks ?? score;
  if (ours === theirs) return null;
  return ours > theirs ? home : away;
}
