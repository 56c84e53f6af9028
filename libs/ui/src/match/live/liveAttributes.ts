import type { MatchTile } from '../MatchMini/MatchTile';

type Standing = Pick<MatchTile, 'id' | 'state' | 'age' | 'home' | 'away' | 'follows'>;

/** What style sheets and live updates read of a match. An attribute that is missing is to be removed. */
export type LiveAttributes = {
  /** Id of a match that may change. */
  'data-match'?: string;
  'data-state'?: MatchTile['state'];
  /** Live data too old to look live. */
  'data-stale'?: '';
  /** `2-1`, where there is a score. */
  'data-score'?: string;
  /** `4-3`, of a shoot-out. */
  'data-penalties'?: string;
  'data-winner'?: 'home' | 'away';
  /** Whose match it is. Never changes. */
  'data-follows'?: string;
};

export const liveAttributeNames = ['data-state', 'data-score', 'data-penalties', 'data-winner'] as const;

/** Attributes of the element that shows a match. A finished match, which changes no more, has only its winner. */
export function liveAttributes({ id, state, age, home, away, follows }: Standing): LiveAttributes {
  const whose = follows ? { 'data-follows': follows } : {};
  if (state === 'final') return { ...whose, ...winnerAttribute({ home, away }) };
  const isStale = state === 'live' && Boolean(age);
  return {
    ...whose,
    'data-match': id,
    'data-state': state,
    ...(isStale ? { 'data-stale': '' } : {}),
    ...standingAttributes({ state, home, away }),
  };
}

/** Those that an update may change; the age of the data is counted in the browser. */
export function standingAttributes({
  state,
  home,
  away,
}: Pick<Standing, 'state' | 'home' | 'away'>): LiveAttributes {
  const hasScore = home.goals !== null && away.goals !== null;
  const hasPenalties = home.penalties !== null && away.penalties !== null;
  return {
    'data-state': state,
    ...(hasScore ? { 'data-score': `${home.goals}-${away.goals}` } : {}),
    ...(hasPenalties ? { 'data-penalties': `${home.penalties}-${away.penalties}` } : {}),
    ...winnerAttribute({ home, away }),
  };
}

function winnerAttribute({ home, away }: Pick<Standing, 'home' | 'away'>): LiveAttributes {
  if (!home.won && !away.won) return {};
  return { 'data-winner': home.won ? 'home' : 'away' };
}
