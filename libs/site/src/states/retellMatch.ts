/** How a match stands: fields of the provider, and how much of what happened in it is told. */
export type Standing = {
  readonly status: string;
  /** From now. */
  readonly kickOffMs: number;
  readonly minute?: number;
  readonly period?: number;
  readonly isScoreless?: true;
  readonly penalties?: readonly [home: number, away: number];
  /** Kicks of the shoot-out that are told. */
  readonly kicks?: number;
  /** Names of sides that nobody knows yet, as the provider writes them. */
  readonly placeholders?: readonly [home: string, away: string];
  /** Nothing is told of it but its score. */
  readonly isBare?: true;
};

type Wire = Readonly<Record<string, unknown>>;
type Told = { readonly minute?: string | null; readonly kind?: string | null; readonly side?: string };

const isKick = ({ kind }: Told) => kind?.startsWith('kick-') ?? false;
const listOf = (value: unknown) => (Array.isArray(value) ? (value as Told[]) : []);

/** What is told by the minute, and of the shoot-out by its kicks. */
function toldBy(all: readonly Told[], { minute = 0, kicks = 0 }: Standing): Told[] {
  const isBefore = ({ minute: at }: Told) => typeof at === 'string' && Number.parseInt(at, 10) <= minute;
  return [...all.filter((told) => !isKick(told) && isBefore(told)), ...all.filter(isKick).slice(0, kicks)];
}

const before = (status: string) => !['playing', 'played', 'suspended', 'awarded'].includes(status);

/** What the stats API says of a match that was played, as it would say it of one that stands so. */
export function retellMatch(path: string, body: unknown, standing: Standing, now: number): unknown {
  const answer = body as Wire;
  const part = path.split('/')[4];
  if (part === undefined) return matchAs(answer, standing, now);
  if (standing.isBare || before(standing.status)) return {};
  if (part === 'events') return { events: toldBy(listOf(answer['events']), standing) };
  return answer;
}

function matchAs(match: Wire, standing: Standing, now: number): Wire {
  const { status, minute = null, period = null, isScoreless = false, penalties = [null, null] } = standing;
  const goals = isScoreless ? [] : toldBy(listOf(match['goals']), standing);
  const isUnknown = isScoreless || before(status);
  const scoreOf = (at: string) =>
    isUnknown ? null : goals.filter((goal) => goal.side === at && !isKick(goal)).length;
  const [home, away] = standing.placeholders ?? [];
  return {
    ...match,
    ...{ status, period, length_minutes: minute, penalty_winner: null, goals },
    date: new Date(now + standing.kickOffMs).toISOString(),
    ...{ total_scores_home: scoreOf('home'), total_scores_away: scoreOf('away') },
    ...{ penalty_scores_home: penalties[0], penalty_scores_away: penalties[1] },
    ...(isUnknown ? { attendance: null } : {}),
    ...(home ? { contestant_home: { id: null, name: home } } : {}),
    ...(away ? { contestant_away: { id: null, name: away } } : {}),
  };
}
