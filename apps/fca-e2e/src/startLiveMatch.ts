import { backendOrigin } from './addresses';
import { expect } from '@playwright/test';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { startFaultyBackend, type FaultyBackend } from '@cancha/e2e/startFaultyBackend';

/** Brazil against Norway, which the article of `addresses` is about. */
const matchSearch = '/soccer/matches?status=played&date_from=2026-07-05&date_to=2026-07-05';

export type WireMatch = Record<string, unknown> & { id: string };

export type RunningMatch = {
  readonly app: RunningApp;
  readonly backend: FaultyBackend;
  readonly match: WireMatch;
  /** From now on it stands like this. Comes when the app says so: no answer is from before. `null`: goals nobody counts. */
  tell(home: number | null, away: number | null, minute: number): Promise<void>;
  stop(): Promise<void>;
};

type WireBracket = { rounds: { matches: { match: WireMatch }[] }[] };

/** A bracket with this match as it stands. */
const inBracket = ({ rounds, ...bracket }: WireBracket, own: WireMatch): WireBracket => ({
  ...bracket,
  rounds: rounds.map(({ matches, ...round }) => ({
    ...round,
    matches: matches.map((tie) => (tie.match.id === own.id ? { ...tie, match: own } : tie)),
  })),
});

/** The app before a backend in which a match that was played kicked off an hour ago and is still on. */
export async function startLiveMatch(): Promise<RunningMatch> {
  const { matches } = (await (await fetch(backendOrigin + matchSearch)).json()) as { matches: WireMatch[] };
  const played = matches.find(({ contestant_home: home }) => (home as { name: string }).name === 'Brasil');
  if (!played) throw new Error('The backend has no match of Brazil on that day.');
  let match: WireMatch = played;
  const backend = await startFaultyBackend(backendOrigin);
  const listen = () =>
    backend.break((path) => {
      if (path.startsWith('/soccer/matches')) return () => ({ matches: [match] });
      if (path.endsWith('/bracket')) return (answer) => inBracket(answer as WireBracket, match);
      return path === `/soccer/match/${match.id}` ? () => match : null;
    });
  const stand = (home: number | null, away: number | null, minute: number) => {
    match = {
      ...played,
      ...{ date: new Date(Date.now() - 75 * 60_000).toISOString(), status: 'playing', goals: [] },
      ...{ length_minutes: minute, period: 2, total_scores_home: home, total_scores_away: away },
    };
  };
  stand(0, 0, 60);
  listen();
  const app = await startApp({
    name: 'fca',
    backend: backend.origin,
    settings: { STATICS_URL: backendOrigin },
  });
  return {
    app,
    backend: { ...backend, heal: listen },
    get match() {
      return match;
    },
    async tell(home, away, minute) {
      stand(home, away, minute);
      const told = { minutes: minute, scores: home === null ? null : { home, away } };
      // Answers are fresh for two seconds, and then for as long as the backend is slow.
      const inApp = async () => {
        const answer = await fetch(`${app.origin}/api/live-matches?as=data`);
        const { matches: shown } = (await answer.json()) as { matches: { id: string }[] };
        return shown.find(({ id }) => id === match.id);
      };
      await expect.poll(inApp, { timeout: 30_000, intervals: [250] }).toMatchObject(told);
    },
    stop: async () => {
      await app.stop();
      await backend.close();
    },
  };
}
