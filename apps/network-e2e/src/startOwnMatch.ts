import { startApp } from '@cancha/e2e/startApp';
import { startFaultyBackend } from '@cancha/e2e/startFaultyBackend';
import { expect } from '@playwright/test';
import { backendOrigin } from './apps';

/** How the match stands: fields of the provider, and how much of what happened in it is told. */
export type Standing = {
  status: string;
  /** When it kicks off, in ms from now. */
  kickOffInMs?: number;
  minute?: number;
  period?: number;
  score?: readonly [home: number, away: number];
  penalties?: readonly [home: number, away: number];
  /** Kicks of the shoot-out that are told. */
  kicks?: number;
};

type Wire = Record<string, unknown> & { id: string; contestant_home: { name: string }; goals: Told[] };
type Told = { minute: string | null; kind: string };
type LineUp = { bench: readonly { minute: string | null }[] };

export type OwnMatch = {
  /** Of the match's page, with the site's address. */
  readonly address: string;
  /** ISO 8601: each standing has one of its own, which its page says. */
  readonly kickOff: string;
  /** From now on it stands like this. Comes when the app says so, in words of its answer; without them its kick-off. */
  tell(standing: Standing, says?: string): Promise<void>;
  stop(): Promise<void>;
};

const minuteMs = 60_000;

/** Germany against Paraguay, 29 June 2026: 1-1 after extra time, 3-4 on penalties. Everything that a match can have. */
async function findMatch(): Promise<Wire> {
  const search = '/soccer/matches?status=played&date_from=2026-06-29&date_to=2026-06-29';
  const { matches } = (await (await fetch(backendOrigin + search)).json()) as { matches: Wire[] };
  const found = matches.find(({ contestant_home: home }) => home.name === 'Alemania');
  if (!found) throw new Error('The backend has no match of Germany on that day.');
  return found;
}

/** What is told of it by a minute, and of its shoot-out by a number of kicks. */
function toldBy(all: readonly Told[], { minute = 0, kicks = 0 }: Standing): Told[] {
  const isBefore = (told: Told) => told.minute !== null && Number.parseInt(told.minute, 10) <= minute;
  return [...all.filter(isBefore), ...all.filter(({ kind }) => kind.startsWith('kick-')).slice(0, kicks)];
}

/** Who has come on by a minute. */
function cameOnBy({ minute = 0 }: Standing, lineUp: LineUp): LineUp {
  const isLater = (told: string | null) => told !== null && Number.parseInt(told, 10) > minute;
  return {
    ...lineUp,
    bench: lineUp.bench.map((one) => (isLater(one.minute) ? { ...one, minute: null } : one)),
  };
}

/** A match that was played as it would be told by the minute, and an app before a backend that tells it. */
export async function startOwnMatch(app: string, pathOf: (id: string) => string): Promise<OwnMatch> {
  const played = await findMatch();
  const own = `/soccer/match/${played.id}`;
  const backend = await startFaultyBackend(backendOrigin);
  let standing: Standing = { status: 'fixture' };
  let kickOff = new Date(Date.now() + 30 * minuteMs).toISOString();
  const match = () => {
    const { status, minute, period, score = [null, null], penalties = [null, null] } = standing;
    return {
      ...played,
      ...{ status, period: period ?? null, length_minutes: minute ?? null, penalty_winner: null },
      date: kickOff,
      ...{ total_scores_home: score[0], total_scores_away: score[1] },
      ...{ penalty_scores_home: penalties[0], penalty_scores_away: penalties[1] },
      goals: toldBy(played.goals, standing),
    };
  };
  backend.break((asked) => {
    if (asked === own) return match;
    if (asked === `${own}/events`)
      return (answer) => ({ events: toldBy((answer as { events: Told[] }).events, standing) });
    if (asked === `${own}/lineups`)
      return (answer) => {
        const { home, away } = answer as { home: LineUp; away: LineUp };
        return { home: cameOnBy(standing, home), away: cameOnBy(standing, away) };
      };
    return null;
  });
  const running = await startApp({
    name: app,
    backend: backend.origin,
    settings: { STATICS_URL: backendOrigin },
  });
  const { origin } = running;
  const address = origin + pathOf(played.id);
  return {
    address,
    get kickOff() {
      return kickOff;
    },
    async tell(next, says) {
      standing = next;
      kickOff = new Date(Date.now() + (next.kickOffInMs ?? -100 * minuteMs)).toISOString();
      // Match and events are kept apart from each other, each for some seconds.
      const answer = async () => (await fetch(`${origin}/api/live-matches/${played.id}`)).text();
      await expect.poll(answer, { timeout: 30_000, intervals: [250] }).toContain(says ?? kickOff);
    },
    stop: async () => {
      await running.stop();
      await backend.close();
    },
  };
}
