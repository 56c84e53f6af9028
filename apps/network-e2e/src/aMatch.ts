import { backendOrigin } from './apps';

type WireMatch = { id: string; contestant_home: { name: string } };

/** Brazil against Norway, 5 July 2026: 1-2. */
export async function aMatch(): Promise<WireMatch> {
  const search = '/soccer/matches?status=played&date_from=2026-07-05&date_to=2026-07-05';
  const { matches } = (await (await fetch(backendOrigin + search)).json()) as { matches: WireMatch[] };
  const found = matches.find(({ contestant_home: home }) => home.name === 'Brasil');
  if (!found) throw new Error('The backend has no match of Brazil on that day.');
  return found;
}
